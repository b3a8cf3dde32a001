import type { EN_FILING } from '../en/filing.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of sending a claim (button, progress, captcha, connection), of a changed form, and of toasts. */
export const ES_FILING: TextsOf<typeof EN_FILING> = {
  App_SendingBytes: '{sent} de {total} enviados',
  App_CancelSending: 'Detener el envío',
  App_CaptchaDismissed:
    'Cerró la comprobación de seguridad antes de terminarla. Sus respuestas se conservan. Elija “{again}” para hacerla.',
  App_CaptchaBlocked:
    'La comprobación de seguridad no se cargó. Sus respuestas se conservan. Puede que la detenga un bloqueador de anuncios o su red. Desactive el bloqueador en esta página o use otra red. Después, elija “{again}”. Si no funciona, comuníquese con el administrador del acuerdo:',
  App_CaptchaSilent:
    'La comprobación de seguridad no respondió. Sus respuestas se conservan. Elija “{again}”. Si no funciona, desactive su bloqueador de anuncios en esta página, use otra red o comuníquese con el administrador del acuerdo:',
  App_CaptchaFailed:
    'La comprobación de seguridad no se terminó. Sus respuestas se conservan. Elija “{again}”. Si no funciona, desactive su bloqueador de anuncios en esta página, use otra red o comuníquese con el administrador del acuerdo:',
  App_Offline:
    'Parece que no tiene conexión. Sus respuestas se conservan. Conéctese a internet e inténtelo de nuevo.',
  App_LanguageFailed:
    'La página no pudo mostrarse en {language}. Sus respuestas se conservan. Revise su conexión e inténtelo de nuevo.',
  App_SendingStopped: 'Puede enviar su reclamación de nuevo cuando quiera.',
  App_Submit: 'Enviar la reclamación',
  App_Sending: 'Enviando su reclamación: {percent}',
  Config_Dropped:
    'Este formulario se actualizó mientras usted lo llenaba. Sus respuestas se conservan. Revíselas y continúe. Ya no necesitamos: {fields}.',
  Toast_CaptchaSlow: 'Espere, por favor. La comprobación de seguridad tarda más de lo habitual.',
  Toast_Saved: 'Guardado.',
  Toast_SessionGoesOn: 'Su sesión sigue abierta.',
};
