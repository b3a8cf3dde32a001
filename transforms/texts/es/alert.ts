import type { EN_ALERT } from '../en/alert.ts';
import type { TextsOf } from '../keys.ts';

/** Headings of the alert dialog by kind of failure, and its texts on whether the claim was filed (C16-03, C16-04). */
export const ES_ALERT: TextsOf<typeof EN_ALERT> = {
  Alert_Header: 'Algo salió mal',
  Alert_Ok: 'Aceptar',
  Alert_Answers: 'Revise sus respuestas',
  Alert_Captcha: 'Falta la comprobación de seguridad',
  Alert_Closed: 'Este formulario está cerrado por ahora',
  Alert_Connection: 'No pudimos conectarnos',
  Alert_Cookies: 'Permita las cookies de este sitio web',
  Alert_Documents: 'Revise sus documentos',
  Alert_Filed: 'Su reclamación ya está presentada',
  Alert_NoAnswer: 'No recibimos respuesta',
  Alert_NoRecord: 'No encontramos su registro',
  Alert_NotDone: 'No pudimos hacerlo',
  Alert_NothingKept: 'Si vuelve a cargar la página, perderá sus respuestas',
  Alert_OthersAnswers: 'Se quitaron las respuestas anteriores',
  Alert_SignIn: 'Inicie sesión de nuevo',
  Alert_Stopped: 'El envío se detuvo',
  Alert_Unavailable: 'Inténtelo de nuevo en unos minutos',
  Alert_Updated: 'El formulario se actualizó',
  Alert_Wait: 'Espere antes de intentarlo de nuevo',
  Alert_Wallet: 'Revise su cuenta de pago',
  Alert_Number:
    'Este problema tiene un número, que no es un código de referencia. Si se comunica con nosotros, díganos el número:',
  Alert_NotFiled: 'Su reclamación no se presentó. Sus respuestas y documentos siguen aquí.',
  Alert_MaybeFiled:
    'Todavía no sabemos si su reclamación se presentó. Sus respuestas siguen aquí. Envíela de nuevo para saberlo: no se puede presentar dos veces.',
};
