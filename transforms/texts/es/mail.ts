import type { EN_MAIL } from '../en/mail.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of mails: of the receipt, which has those of the receipt's page too, and of a saved form. */
export const ES_MAIL: TextsOf<typeof EN_MAIL> = {
  Mail_Subject: 'Recibimos su reclamación {code}',
  Mail_Received:
    'Recibimos su reclamación. Conserve este mensaje: necesitará el código si pregunta por su reclamación.',
  Mail_Form: 'Formulario',
  Mail_Automatic:
    'Este mensaje se envió automáticamente y no se leen las respuestas. Para proteger su privacidad, no contiene nada de lo que usted respondió. Si no presentó una reclamación, comuníquese con nosotros.',
  Mail_CodeSubject: 'El código de su formulario guardado',
  Mail_CodeText:
    'Usted guardó un formulario para terminarlo más tarde. Al guardarlo no se presentó su reclamación. Este es el código que abre el formulario. Si inició sesión con datos de su aviso, los necesitará de nuevo.',
  Mail_CodeSecret:
    'Cualquier persona que tenga el código puede continuar con su formulario. No reenvíe este mensaje.',
  Mail_Code: 'Su código',
  Mail_Until: 'Puede continuar hasta el',
  Mail_Continue: 'Para continuar, abra esta página y elija “{resume}”:',
  Mail_ReminderSubject: 'Su formulario guardado aún no se presentó',
  Mail_ReminderText:
    'Usted guardó un formulario para terminarlo más tarde y pidió este recordatorio. El formulario no se presentó. Se eliminará en la fecha que aparece abajo.',
  Mail_ReminderCode:
    'Necesita el código que recibió cuando guardó el formulario. Si inició sesión con datos de su aviso, los necesitará de nuevo. Este es el único recordatorio.',
  Mail_DraftQuestions: '¿Tiene alguna pregunta? Llame al {phone}. Nadie allí necesita su código.',
  Mail_DraftAutomatic:
    'Este mensaje se envió automáticamente y no se leen las respuestas. Para proteger su privacidad, no contiene nada de lo que usted respondió. Si no lo pidió, alguien escribió mal una dirección de correo electrónico y usted puede eliminarlo.',
};
