/** Texts of the inputs of documents. */
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
  Ui_RemoveFile: 'Remove the file',
  Ui_FileRenamed: 'There is a document of that name already, so this one is kept as {name}.',
  Ui_OneFileOnly: 'Choose one file at a time.',
  Ui_NoFileChosen: 'Choose a file.',
  LocKey_Validation_Document_FileExists: 'A document with this name has been added already.',
  LocKey_Validation_ProvideDocumentation: 'Add at least one entry.',
  Document_TooLarge: '{name} is {size}. A document may have {limit} at most: choose a smaller one.',
  Document_WrongKind: '{name} cannot be added. Choose a file that ends in one of: {kinds}.',
  Document_Empty: 'This file is empty. Choose another one.',
} as const;
