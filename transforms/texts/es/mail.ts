import type { EN_MAIL } from '../en/mail.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the receipt by mail, which has those of the receipt's page too. */
export const ES_MAIL: TextsOf<typeof EN_MAIL> = {
  Mail_Subject: 'Recibimos su reclamación {code}',
  Mail_Received:
    'Recibimos su reclamación. Conserve este mensaje: necesitará el código si pregunta por su reclamación.',
  Mail_Form: 'Formulario',
  Mail_Automatic:
    'Este mensaje se envió automáticamente y no se leen las respuestas. Para proteger su privacidad, no contiene nada de lo que usted respondió. Si no presentó una reclamación, comuníquese con nosotros.',
};
