/** What the widgets and the page say themselves, in English; a settlement's content may hold the same keys. */
export const UI_TEXTS = {
  Ui_Next: 'Next',
  Ui_Back: 'Back',
  Ui_AddMore: 'Add More',
  Ui_Cancel: 'Cancel',
  Ui_Upload: 'Upload',
  Ui_Save: 'Save',
  Ui_Edit: 'Edit',
  Ui_Delete: 'Delete',
  Ui_EditRecord: 'Edit entry {number}',
  Ui_DeleteRecord: 'Delete entry {number}',
  Ui_Record: 'Entry {number}',
  Ui_Actions: 'Actions',
  Ui_NoRecords: 'Nothing has been added yet.',
  Ui_RowsShown: 'Entries {from} to {to} of {count}',
  Ui_PreviousRows: 'Previous entries',
  Ui_NextRows: 'Next entries',
  Ui_ErrorSummary: 'There is a problem',
  Ui_Error: 'Error:',
  Ui_Required: 'required',
  Ui_RequiredLegend: 'Fields marked {mark} must be filled in.',
  Ui_Select: 'Select',
  Ui_Yes: 'Yes',
  Ui_No: 'No',
  Ui_None: 'Not given',
  Ui_DateHint: 'mm/dd/yyyy',
  Ui_PhoneHint: '(123) 456-7890',
  Ui_OpenCalendar: 'Choose a date',
  Ui_CloseCalendar: 'Close the calendar',
  Ui_PreviousMonth: 'Previous month',
  Ui_NextMonth: 'Next month',
  Ui_Month: 'Month',
  Ui_Year: 'Year',
  Ui_ChooseFile: 'Choose a file',
  Ui_ChangeFile: 'Choose another file',
  Ui_RemoveFile: 'Remove the file',
  Ui_NoFile: 'No file chosen',
  Ui_DropFile: 'or drop it here',
  Ui_OneFileOnly: 'Choose one file at a time.',
  Ui_NoFileChosen: 'Choose a file.',
  Ui_SignatureHint: 'Type your full name. It counts as your signature.',
  Ui_Unavailable: 'This part could not be loaded. Check your connection.',
  Ui_TryAgain: 'Try again',
  Ui_Loading: 'Loading',
  Ui_OpensInNewTab: 'opens in a new tab',
  LocKey_Validation_Document_FileExists: 'A document with this name has been added already.',
} as const;

export type UiTextKey = keyof typeof UI_TEXTS;

/** The text of a key in the active culture, with its placeholders filled in. */
export type UiText = (key: UiTextKey, params?: Record<string, string | number>) => string;

/** The English texts: what a page says where no content replaces them. */
export const englishText: UiText = (key, params) => fillIn(UI_TEXTS[key], params);

/** Fills `{placeholders}` once; one without a parameter stays as it is. */
export function fillIn(text: string, params: Record<string, string | number> = {}): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}
