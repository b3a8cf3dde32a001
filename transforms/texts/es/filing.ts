import type { EN_FILING } from '../en/filing.ts';
import type { TextsOf } from '../keys.ts';

/** Texts shown while a claim is sent, and after a change of the form. */
export const ES_FILING: TextsOf<typeof EN_FILING> = {
  App_SendingBytes: '{sent} de {total} enviados',
  App_CancelSending: 'Detener el envío',
  App_CaptchaDismissed:
    'Cerró la comprobación de seguridad antes de terminarla. No se perdió nada de lo que ingresó. Elija “Intentar de nuevo” para hacerla.',
  App_CaptchaBlocked:
    'No se pudo cargar la comprobación de seguridad. Es posible que la retenga un bloqueador de contenido de su navegador o su red. No se perdió nada de lo que ingresó. Permita esta página en su bloqueador, o conéctese a otra red, y elija “Intentar de nuevo”. Si el problema continúa, comuníquese con el administrador del acuerdo con los datos que aparecen abajo.',
  App_CaptchaSilent:
    'La comprobación de seguridad no responde desde hace medio minuto. Es posible que su conexión sea lenta o que algo retenga la comprobación. No se perdió nada de lo que ingresó. Elija “Intentar de nuevo” para comenzarla otra vez. Si el problema continúa, comuníquese con el administrador del acuerdo con los datos que aparecen abajo.',
  App_CaptchaFailed:
    'No se pudo terminar la comprobación de seguridad. No se perdió nada de lo que ingresó. Elija “Intentar de nuevo” para comenzarla otra vez. Si el problema continúa, comuníquese con el administrador del acuerdo con los datos que aparecen abajo.',
  App_Offline:
    'Parece que no tiene conexión. No se perdió nada de lo que escribió. Conéctese a internet e inténtelo de nuevo.',
  App_LanguageFailed:
    'La página no pudo mostrarse en {language}. No se perdió nada de lo que escribió. Revise su conexión e inténtelo de nuevo.',
  App_SendingStopped: 'Puede enviar su reclamación de nuevo cuando quiera.',
  App_Submit: 'Enviar la reclamación',
  App_Sending: 'Enviando su reclamación: {percent}',
  Config_Dropped:
    'Este formulario se actualizó mientras usted lo llenaba. Sus respuestas se conservan; revíselas y continúe. Ya no se preguntan: {fields}.',
  Toast_CaptchaSlow:
    'Espere, por favor: en este momento la comprobación de seguridad tarda más de lo habitual.',
  Toast_Saved: 'Guardado.',
};
