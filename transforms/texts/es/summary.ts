import type { EN_SUMMARY } from '../en/summary.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the summary, the receipt, and the choice of the class list row that a claim is for. */
export const ES_SUMMARY: TextsOf<typeof EN_SUMMARY> = {
  Choose_Title: '¿Para qué registro es esta reclamación?',
  Choose_Text: 'Encontramos más de un registro. Elija el que corresponde a esta reclamación.',
  Choose_Option: 'Registro {number}',
  Summary_Change: 'Cambiar',
  Summary_Entry: 'Entrada',
  Summary_ChangeOf: 'Cambiar: {question}',
  Summary_NotFiled: 'Todavía no está presentada: una reclamación presentada tiene un código de referencia.',
  Summary_Return: 'Guardar y volver al resumen',
  Document_Missing: 'Todavía le falta agregar:',
  Summary_Ending: 'Termina en {end}',
  Summary_Hidden: 'Indicado; no se muestra aquí',
  Summary_Missing: 'Todavía falta',
  Confirmation_Code: 'Su código de referencia',
  Confirmation_FiledAt: 'Fecha de presentación',
  Confirmation_Documents: 'Documentos recibidos',
  Confirmation_Technical: 'Detalles técnicos',
  Confirmation_Fingerprint: 'Huella SHA-256:',
  Confirmation_Keep: 'Anote este código o imprima esta página. Lo necesitará si pregunta por su reclamación.',
  Confirmation_Mail:
    'Enviaremos un comprobante a la dirección de correo electrónico de su reclamación. Imprima o guarde también esta página, por si no llega.',
  Confirmation_NoMail:
    'No enviamos esto por correo electrónico. Imprima o guarde esta página, o tómele una foto.',
  Confirmation_Questions: '¿Tiene una pregunta, o cometió un error? Llame al {phone} y dé este código.',
  Confirmation_Print: 'Imprimir o guardar esta página',
  Confirmation_Once: 'Imprima o guarde esta página ahora: al salir o recargarla ya no verá sus respuestas.',
  Confirmation_Gone:
    'Tenemos a salvo sus respuestas. Para proteger su privacidad, este dispositivo ya no las muestra.',
  Confirmation_Entered: 'Lo que presentó',
  App_SignatureDate: 'Fecha de la firma',
};
