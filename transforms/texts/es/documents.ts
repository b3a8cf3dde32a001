import type { EN_DOCUMENTS } from '../en/documents.ts';
import type { TextsOf } from '../keys.ts';

/** Texts of the inputs for uploading documents. */
export const ES_DOCUMENTS: TextsOf<typeof EN_DOCUMENTS> = {
  Ui_Upload: 'Subir',
  Ui_ChooseFile: 'Elegir un archivo',
  Ui_ChooseAnotherFile: 'Elegir otro archivo',
  Ui_OrDrop: 'o arrástrelo hasta aquí',
  Ui_AcceptedFiles: 'Archivos que terminen en: {kinds}',
  Ui_TakePhoto: 'Tomar una foto',
  Ui_LargePhoto:
    'Esta foto es grande ({size}). Podemos reducirla en este dispositivo para que se envíe más rápido. El texto seguirá siendo legible.',
  Ui_ShrinkPhoto: 'Reducirla',
  Ui_KeepPhoto: 'Dejarla como está',
  Ui_PhotoShrunk: 'La foto ahora pesa {size}.',
  Ui_PhotoNotShrunk: 'No se pudo reducir esta foto. Se conserva como está.',
  Ui_FileDamaged:
    '{name} parece dañado: le falta una parte. Es posible que no se abra. Ábralo en su dispositivo para comprobarlo o elija otro archivo.',
  Ui_FileLocked:
    '{name} solo se abre con una contraseña. Nadie de quienes leen su reclamación la tiene. Elija una copia sin contraseña.',
  Ui_KeepAnyway: 'Conservarlo de todos modos',
  Ui_PhotoHasPlace:
    '{name} contiene el lugar donde se tomó la foto. Podemos quitar el lugar. La imagen no cambia.',
  Ui_PhotoKeepsPlace:
    '{name} contiene el lugar donde se tomó la foto. No podemos quitarlo de este tipo de archivo. Si no quiere enviar el lugar, guarde la foto como JPEG sin él y elija ese archivo.',
  Ui_RemovePlace: 'Quitar el lugar',
  Ui_PlaceRemoved: 'Se quitó el lugar de {name}.',
  Ui_PlaceNotRemoved: 'No se pudo quitar el lugar. {name} se conserva como está.',
  Ui_RemoveFile: 'Quitar el archivo',
  Ui_FileRenamed: 'Ya hay un documento con ese nombre, así que este se guarda como {name}.',
  Ui_OneFileOnly: 'Elija un solo archivo a la vez.',
  Ui_NoFileChosen: 'Elija un archivo.',
  LocKey_Validation_Document_FileExists: 'Ya se agregó un documento con este nombre.',
  LocKey_Validation_ProvideDocumentation: 'Agregue al menos una entrada.',
  Document_TooLarge:
    '“{name}” ocupa {size}. El límite es {limit}. Elija un archivo más pequeño o tome una foto de la página.',
  Document_WrongKind: 'No se puede agregar {name}. Elija un archivo que termine en: {kinds}.',
  Document_OtherContent:
    'No se puede agregar {name}: su contenido no es el que indica el final de su nombre, o no se puede leer. Elija otro archivo.',
  Document_Empty: 'Este archivo está vacío. Elija otro.',
};
