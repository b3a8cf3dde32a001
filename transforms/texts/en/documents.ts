/** Texts of the inputs for uploading documents. */
export const EN_DOCUMENTS = {
  Ui_Upload: 'Upload',
  Ui_ChooseFile: 'Choose a file',
  Ui_ChooseAnotherFile: 'Choose another file',
  Ui_OrDrop: 'or drop it here',
  Ui_AcceptedFiles: 'Files that end in: {kinds}',
  Ui_TakePhoto: 'Take a photo',
  Ui_LargePhoto:
    'This photo is large ({size}). We can make it smaller on this device, so that it is sent faster. Text in it stays readable.',
  Ui_ShrinkPhoto: 'Make it smaller',
  Ui_KeepPhoto: 'Keep it as it is',
  Ui_PhotoShrunk: 'The photo is now {size}.',
  Ui_PhotoNotShrunk: 'This photo could not be made smaller. It is kept as it is.',
  Ui_FileDamaged:
    '{name} looks damaged: a part of it is missing. It may not open. Open it on your device to see, or choose another file.',
  Ui_FileLocked:
    '{name} opens only with a password. Nobody who reads your claim has it. Choose a copy without a password.',
  Ui_KeepAnyway: 'Keep it anyway',
  Ui_PhotoHasPlace:
    '{name} contains the place where the photo was taken. We can remove the place. The picture stays the same.',
  Ui_PhotoKeepsPlace:
    '{name} contains the place where the photo was taken. We cannot remove it from this kind of file. If you do not want to send the place, save the photo as a JPEG without it and choose that file.',
  Ui_RemovePlace: 'Remove the place',
  Ui_PlaceRemoved: 'The place was removed from {name}.',
  Ui_PlaceNotRemoved: 'The place could not be removed. {name} is kept as it is.',
  Ui_RemoveFile: 'Remove the file',
  Ui_FileRenamed: 'There is a document of that name already, so this one is kept as {name}.',
  Ui_OneFileOnly: 'Choose one file at a time.',
  Ui_NoFileChosen: 'Choose a file.',
  LocKey_Validation_Document_FileExists: 'A document with this name has been added already.',
  LocKey_Validation_ProvideDocumentation: 'Add at least one entry.',
  Document_TooLarge:
    '“{name}” is {size}. The limit is {limit}. Choose a smaller file, or take a photo of the page.',
  Document_WrongKind: '{name} cannot be added. Choose a file that ends in one of: {kinds}.',
  Document_OtherContent:
    '{name} cannot be added: its content is not what the end of its name says, or it cannot be read. Choose another file.',
  Document_Empty: 'This file is empty. Choose another one.',
} as const;
