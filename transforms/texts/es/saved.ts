import type { EN_SAVED } from '../en/saved.ts';
import type { TextsOf } from '../keys.ts';

/** Texts about a form that is saved to be finished later, and opened again. */
export const ES_SAVED: TextsOf<typeof EN_SAVED> = {
  Save_Offer: 'Guardar y terminar más tarde',
  Save_Text:
    'Guardar no presenta su reclamación. Para presentarla, vuelva y termínela antes de la fecha límite.',
  Save_Close: 'Volver al formulario',
  Save_FileTitle: 'Guardar un archivo en este dispositivo',
  Save_FileText:
    'El archivo contiene sus respuestas y sus documentos. Nosotros no recibimos ninguna copia. Quien tenga el archivo puede leerlo: guárdelo donde solo usted pueda abrirlo.',
  Save_FileLarge:
    'Estos documentos no caben en el archivo, porque juntos ocupan más de {limit}. Agréguelos de nuevo cuando continúe: {documents}.',
  Save_FileButton: 'Guardar el archivo',
  Save_FileDone:
    'Su navegador está guardando el archivo {name}. Para continuar más tarde, abra la primera página de este formulario, elija “{resume}” y seleccione el archivo.',
  Save_FileKept: 'Su navegador está guardando el archivo {name}.',
  Save_FileFailed: 'No se pudo guardar el archivo. Inténtelo de nuevo o imprima sus respuestas.',
  Save_CodeTitle: 'Guardar con un código',
  Save_CodeText:
    'Así puede continuar en cualquier dispositivo. Guardamos sus respuestas y documentos por un máximo de {days}, pero no más allá de la fecha límite. Se cierran con un código que solo usted recibe: sin él nadie puede leerlos, y nosotros tampoco.',
  Save_CodeNext: 'Para guardar con un código, vaya primero a la página siguiente.',
  Save_CodeButton: 'Guardar y obtener un código',
  Save_CodeAgain: 'Guardar de nuevo',
  Save_CodeSaving: 'Se está guardando su formulario. Deje esta página abierta.',
  Save_CodeYours: 'Su código:',
  Save_CodeKeep: 'Anote este código o imprímalo antes de cerrar esta página. Nadie puede decírselo de nuevo.',
  Save_CodeUntil: 'Guardado el {time}. Puede continuar hasta el {until}.',
  Save_CodeHow:
    'Para continuar, abra {address}, elija “{resume}” y escriba el código. Si inició sesión con datos de su aviso, los necesitará de nuevo.',
  Save_Copy: 'Copiar el código',
  Save_Copied: 'El código se copió.',
  Save_NotCopied: 'Su navegador no copió el código. Anótelo.',
  Save_Print: 'Imprimir el código',
  Save_MailTitle: 'Recibir el código por correo electrónico',
  Save_MailAddress: 'Correo electrónico',
  Save_MailHint: 'Su código pasa por nuestro servidor mientras se envía el correo. No lo guardamos.',
  Save_MailRemind: 'Envíenme también un recordatorio, el {time}. No contiene el código.',
  Save_MailRemindHint: 'Guardamos la dirección de correo electrónico solo para el recordatorio.',
  Save_MailButton: 'Enviar el código por correo',
  Save_MailMissing: 'Escriba un correo electrónico',
  Save_MailWrong: 'Escriba un solo correo electrónico, como nombre@example.com',
  Save_MailSending:
    'Se está enviando el correo. Deje esta página abierta. Puede volver al formulario, pero entonces no podremos decirle si el correo se envió.',
  Save_MailSent:
    'El correo con su código va en camino a {address}. Anote el código de todos modos, por si no llega.',
  Save_MailReminded:
    'Enviaremos un recordatorio a {address} el {time}. Para no recibir ningún recordatorio, quite la marca y envíe el código otra vez.',
  Save_MailNoReminder: 'No recibirá ningún recordatorio.',
  Save_MailFailed:
    'No pudimos enviar el correo. Su formulario está guardado. Revise su conexión e inténtelo de nuevo, o copie o imprima el código.',
  Save_Delete: 'Eliminar el formulario guardado',
  Save_Deleted: 'El formulario guardado se eliminó. Sus respuestas siguen en esta página.',
  Save_DeleteFailed:
    'El formulario guardado no se eliminó. Todavía se conserva. Revise su conexión e inténtelo de nuevo.',
  Save_NewCode: 'Guardarlo con un código nuevo',
  Save_Gone:
    'El formulario que guardó ya no se conserva: se presentó o se eliminó en otro dispositivo, o su plazo terminó. Sus respuestas en esta página no se han perdido. Si tiene un código de referencia, su reclamación está presentada.',
  Save_TooLong:
    'Sus respuestas son demasiado largas para guardarlas con un código. Guarde un archivo en este dispositivo.',
  Save_Failed:
    'El formulario no se guardó. Sus respuestas siguen en esta página. Compruebe su conexión e inténtelo de nuevo.',
  Resume_Offer: 'Continuar un formulario que guardó',
  Resume_FileButton: 'Seleccionar el archivo',
  Resume_FileHint: 'Si guardó un archivo en su dispositivo, selecciónelo aquí. Normalmente se llama {name}.',
  Resume_Found: 'Este formulario se guardó el {time}.',
  Resume_SignIn: 'Escriba primero sus datos más abajo. Después elija “{button}”.',
  Resume_Replaces: 'Sustituye lo que ha escrito aquí.',
  Resume_FileOpen: 'Abrir el formulario de este archivo',
  Resume_Button: 'Abrir el formulario guardado',
  Resume_notSaved: 'Este archivo no es un formulario que se guardó aquí. Seleccione el archivo que guardó.',
  Resume_damaged:
    'Este archivo es un formulario guardado, pero algo en él se cambió o le falta el final. Si tiene otra copia, selecciónela. También puede abrir el archivo en su navegador para leer sus respuestas.',
  Resume_newer:
    'Este formulario se guardó con una versión más nueva de este sitio web. Vuelva a cargar esta página e inténtelo de nuevo.',
  Resume_otherSettlement:
    'Este formulario pertenece a otro sitio web: {site}. Seleccione el archivo que guardó aquí.',
  Resume_otherForm:
    'Este es otro formulario de este sitio web. Abra su primera página y seleccione el archivo allí.',
  Resume_unreadable:
    'No se pudo leer este archivo. Compruebe que está en este dispositivo y selecciónelo de nuevo.',
  Resume_tooLarge:
    'Este archivo es demasiado grande para ser un formulario que se guardó aquí. Seleccione el archivo que guardó.',
  Resume_CodeLabel: 'Su código',
  Resume_CodeHint: '{length} letras y números, por ejemplo {example}',
  Resume_CodeMissing: 'Escriba su código',
  Resume_CodeLength: 'Un código tiene {length} letras y números. Usted escribió {entered}.',
  Resume_CodeMistyped:
    'Hay un error en este código. Compárelo con lo que anotó. Un código no tiene 0, O, 1, I ni L.',
  Resume_Unreadable:
    'El formulario guardado con este código ya no se puede leer. Empiece uno nuevo o comuníquese con nosotros.',
  Resume_Failed:
    'No se pudo abrir el formulario guardado. Sigue guardado. Compruebe su conexión e inténtelo de nuevo.',
  Opened_Text: 'Este es el formulario que guardó el {time}.',
  Opened_Changed: 'El formulario ha cambiado desde entonces. Revise sus respuestas.',
  Opened_Dropped:
    'El formulario ha cambiado desde entonces. Revise sus respuestas. Ya no necesitamos: {fields}.',
  Opened_Documents: 'Estos documentos no se pudieron conservar. Agréguelos de nuevo: {documents}.',
  Opened_NotFiled: 'Cuando lo guardó, no se había presentado nada.',
  OwnFile_Saved: 'Guardado el {time}. Esta reclamación no se ha presentado.',
  OwnFile_MaybeFiled:
    'Guardado el {time}. Esta reclamación ya se había enviado, pero no sabemos si se presentó.',
  OwnFile_Continue: 'Para continuar, abra {address}, elija “{resume}” y seleccione este archivo.',
  OwnFile_Private: 'Quien tenga este archivo puede leerlo.',
};
