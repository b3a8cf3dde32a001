import type { EN_SESSION } from '../en/session.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the ways in, sign-in, session, other tabs and deadline, and of the pages at which a visit ends. */
export const ES_SESSION: TextsOf<typeof EN_SESSION> = {
  App_SignIn: 'Continuar',
  Session_Header: '¿Sigue ahí?',
  Session_Warning: 'Su sesión terminará en {countdown}. Para conservar sus respuestas, elija “{button}”.',
  Session_Continue: 'Mantener la sesión',
  Session_SomebodyElse:
    'Alguien inició sesión con otros datos en otra pestaña o ventana de este navegador. Un navegador solo puede mantener una sesión. Sus respuestas de aquí se conservan: inicie sesión de nuevo para continuar.',
  Session_OthersAnswers:
    'Inició sesión con otros datos que los usados aquí antes. Para proteger a quien los usó, lo que se había escrito aquí se eliminó de este navegador y no forma parte de su reclamación. Si era suyo, escríbalo de nuevo.',
  OtherTab_Title: 'Este formulario está abierto en otra pestaña',
  OtherTab_Text:
    'Allí empezó una reclamación. Puede continuarla en esta pestaña, con todo lo que escribió y sus documentos. La otra pestaña solo podrá mostrarla. O empiece aquí otra reclamación: entonces hay dos reclamaciones, y cada una se presenta por separado.',
  OtherTab_TakeOver: 'Continuarla aquí',
  OtherTab_Separate: 'Empezar otra reclamación',
  OtherTab_Asked:
    'Estamos pidiendo su reclamación a la otra pestaña. Si no ocurre nada, abra una vez esa pestaña y vuelva a esta.',
  OtherTab_Sending:
    'La otra pestaña está enviando su reclamación en este momento, así que no puede continuarla aquí. Espere hasta que termine.',
  OtherTab_FiledTitle: 'La reclamación se presentó en la otra pestaña',
  OtherTab_FiledText:
    'Allí se muestra su código de referencia. No tiene que hacer nada aquí. Empiece otra reclamación solo si tiene una segunda.',
  OtherTab_Beside:
    'Hay otra reclamación abierta en otra pestaña. Es distinta de la reclamación de esta pestaña, y cada una se presenta por separado.',
  OtherTab_MovedTitle: 'Está continuando esta reclamación en otra pestaña',
  OtherTab_MovedText:
    'Aquí puede leer sus respuestas, pero no puede cambiarlas ni presentarlas. Vaya a la otra pestaña. Si la cerró, o quiere seguir en esta pestaña, traiga la reclamación de vuelta.',
  OtherTab_TakeBack: 'Traerla de vuelta',
  Message_Call: '¿Tiene una pregunta? Llame al {phone}.',
  NotFound_Title: 'No se encontró la página',
  NotFound_Text:
    'No hay ninguna página en esta dirección. Quizá se escribió mal o la página cambió de lugar. Aquí no se presentó nada, a menos que haya recibido un código de referencia.',
  NotFound_Link: 'Ir al formulario de reclamación',
  Error_Title: 'Algo salió mal',
  Error_Text:
    'No pudimos completar lo que pidió. Sus respuestas se conservan en este dispositivo. Si tiene un código de referencia, su reclamación está presentada. Si no, vuelva e inténtelo de nuevo.',
  Error_Link: 'Volver a su reclamación',
  Exit_NothingFiled: 'No se presentó nada, y no hemos guardado sus respuestas.',
  Deadline_Title: 'La fecha límite ya pasó',
  Deadline_Text:
    'Ya no se pueden presentar reclamaciones aquí. Si tiene un código de referencia, presentó la suya a tiempo.',
  Deadline_When: 'La fecha límite fue {time}.',
  Deadline_Saved:
    'Un formulario que guardó con un código no se conserva después de su fecha límite. Si guardó un archivo en su dispositivo, todavía puede abrirlo allí para leerlo e imprimirlo.',
  Deadline_Documents: 'Si presentó su reclamación a tiempo, todavía puede agregar documentos.',
  Deadline_AddDocuments: 'Agregar documentos',
  Deadline_Link: 'Ir al sitio web del acuerdo',
  Deadline_Entered:
    'Todavía puede imprimir o guardar lo que escribió. Se conserva hasta que cierre esta pestaña o termine su sesión.',
  App_NothingKept:
    'Su navegador no guarda nada de este sitio web. Sus respuestas se conservan hasta que cierre o vuelva a cargar esta página: presente su reclamación de una sola vez.',
  App_CookiesRefused:
    'Su navegador rechaza las cookies de este sitio web. Sin ellas no puede iniciar sesión ni presentar una reclamación aquí. En la configuración de su navegador, permita las cookies y los datos de este sitio web, y luego vuelva a cargar esta página. Si no puede hacerlo, comuníquese con el administrador del acuerdo:',
  SessionExpired_Title: 'Su sesión terminó',
  SessionExpired_Text:
    'Para su protección, lo que escribió se borró de este dispositivo. Si no tiene un código de referencia, no se presentó nada. Puede comenzar de nuevo en cualquier momento antes de la fecha límite.',
  SessionExpired_Saved: 'Si guardó antes el formulario, puede continuarlo.',
  SessionExpired_Link: 'Comenzar de nuevo',
  EndSession_Text:
    '¿Otras personas usan este dispositivo? Entonces termine su sesión: ya nadie podrá abrir aquí esta reclamación. Antes, imprima o guarde esta página.',
  EndSession_Button: 'Terminar la sesión en este dispositivo',
  EndSession_Trying:
    'No podemos comunicarnos con el servidor. Lo intentaremos durante cinco minutos. Deje esta página abierta.',
  EndSession_Failed:
    'No se pudo terminar su sesión. Pulse de nuevo el botón. Si no funciona, cierre este navegador: la sesión termina sola cuando pasa un tiempo sin usarse.',
  EndSession_InUse:
    'Su sesión no se terminó, porque otra pestaña de este navegador la usa. Termine lo que hace allí y cierre esa pestaña. Después, pulse de nuevo el botón.',
  SessionEnded_Title: 'Terminó su sesión',
  SessionEnded_Text:
    'Su reclamación sigue presentada. En este navegador no queda nada de ella. Si otras personas usan este dispositivo, cierre también esta pestaña.',
  SessionEnded_Link: 'Empezar otra reclamación',
  SignInFirst_Title: 'Empiece en la primera página',
  SignInFirst_Text:
    'Esta página es de una reclamación que aún no ha empezado, o que se empezó en otro navegador. Empiece en la primera página del formulario.',
  SignInFirst_Link: 'Ir a la primera página',
  SignIn_Refused: 'No encontramos ningún registro con estos datos. Compárelos con su aviso: {fields}.',
  SignIn_Help: 'Si sigue sin funcionar, pida ayuda al administrador del acuerdo: {contact}.',
  Cleared_Fields: 'Cambió una respuesta, así que borramos: {fields}.',
  DeadlineNear_Hour: 'Queda menos de una hora. Puede presentar esta reclamación hasta el {time}.',
  DeadlineNear_Minutes: 'Quedan menos de cinco minutos. Puede presentar esta reclamación hasta el {time}.',
  DeadlinePassed_Title: 'El plazo terminó mientras esta página estaba abierta',
  DeadlinePassed_Text:
    'Esta reclamación no se presentó. La fecha límite fue {time}. Sus respuestas siguen en esta página hasta que cierre esta pestaña o termine su sesión: imprímalas o guárdelas. Pregunte al administrador del acuerdo si aún se puede hacer algo.',
  DeadlinePassed_Print: 'Imprimir lo que escribió',
  DeadlinePassed_Save: 'Guardarlo como archivo',
  DeadlinePassed_More: 'Qué ocurre ahora',
  Entry_Legend: '¿Cómo desea comenzar?',
  Entry_classList: 'Tengo un aviso',
  Entry_claims: 'Ya presenté una reclamación',
  Entry_open: 'No tengo un aviso',
};
