/** Texts about a form that is saved to be finished later, and opened again. */
export const EN_SAVED = {
  Save_Offer: 'Save and finish later',
  Save_Text: 'Saving does not file your claim. To file it, come back and finish it before the deadline.',
  Save_Close: 'Go back to the form',
  Save_FileTitle: 'Save a file on this device',
  Save_FileText:
    'The file holds your answers and your documents. We get no copy of it. Whoever has the file can read it, so keep it where only you can open it.',
  Save_FileLarge:
    'These documents do not fit in the file, because together they are larger than {limit}. Add them again when you go on: {documents}.',
  Save_FileButton: 'Save the file',
  Save_FileDone:
    'Your browser is saving the file {name}. To go on later, open the first page of this form, choose “{resume}” and pick the file.',
  Save_FileKept: 'Your browser is saving the file {name}.',
  Save_FileFailed: 'The file could not be saved. Try again, or print your answers.',
  Save_CodeTitle: 'Save with a code',
  Save_CodeText:
    'Use this to go on with any device. We keep your answers and documents for up to {days}, but not beyond the deadline. They are locked with a code that you alone get: without it nobody can read them, and we cannot either.',
  Save_CodeNext: 'To save with a code, go to the next page first.',
  Save_CodeButton: 'Save and get a code',
  Save_CodeAgain: 'Save again',
  Save_CodeSaving: 'Your form is being saved. Leave this page open.',
  Save_CodeYours: 'Your code:',
  Save_CodeKeep:
    'Write this code down, or print it, before you close this page. Nobody can tell it to you again.',
  Save_CodeUntil: 'Saved on {time}. You can go on until {until}.',
  Save_CodeHow:
    'To go on, open {address}, choose “{resume}” and enter the code. If you signed in with details from your notice, you need them again.',
  Save_Copy: 'Copy the code',
  Save_Copied: 'The code was copied.',
  Save_NotCopied: 'Your browser did not copy the code. Write it down.',
  Save_Print: 'Print the code',
  Save_MailTitle: 'Get the code by email',
  Save_MailAddress: 'Email address',
  Save_MailHint: 'Your code passes through our server while the email is sent. We do not keep it.',
  Save_MailRemind: 'Also send me one reminder, on {time}. It has no code.',
  Save_MailRemindHint: 'We keep the address only for the reminder.',
  Save_MailButton: 'Send the code by email',
  Save_MailMissing: 'Enter an email address',
  Save_MailWrong: 'Enter one email address, such as name@example.com',
  Save_MailSending:
    'The email is being sent. Leave this page open. You can go back to the form, but then we cannot tell you if the email was sent.',
  Save_MailSent:
    'The email with your code is on its way to {address}. Still write the code down, in case it does not arrive.',
  Save_MailReminded:
    'A reminder will go to {address} on {time}. To get no reminder, uncheck the box and send the code again.',
  Save_MailNoReminder: 'You will get no reminder.',
  Save_MailFailed:
    'We could not send the email. Your form is saved. Check your connection and try again, or copy or print the code.',
  Save_Delete: 'Delete the saved form',
  Save_Deleted: 'The saved form was deleted. Your answers are still on this page.',
  Save_DeleteFailed: 'The saved form was not deleted. It is still kept. Check your connection and try again.',
  Save_NewCode: 'Save it with a new code',
  Save_Gone:
    'The form that you saved is not kept any more: it was filed or deleted on another device, or its time is over. Your answers on this page are not lost. If you have a reference code, your claim is filed.',
  Save_TooLong: 'Your answers are too long to be saved with a code. Save a file on this device instead.',
  Save_Failed:
    'The form was not saved. Your answers are still on this page. Check your connection and try again.',
  Resume_Offer: 'Continue a form that you saved',
  Resume_FileButton: 'Pick the file',
  Resume_FileHint: 'If you saved a file on your device, pick it here. Its name is usually {name}.',
  Resume_Found: 'This form was saved on {time}.',
  Resume_SignIn: 'Enter your details below first. Then choose “{button}”.',
  Resume_Replaces: 'It replaces what you have entered here.',
  Resume_FileOpen: 'Open the form in this file',
  Resume_Button: 'Open the saved form',
  Resume_notSaved: 'This file is not a form that was saved here. Pick the file that you saved.',
  Resume_damaged:
    'This file is a saved form, but something in it was changed, or its end is missing. If you have another copy, pick that one. You can still open the file in your browser to read your answers.',
  Resume_newer: 'This form was saved by a newer version of this website. Reload this page and try again.',
  Resume_otherSettlement: 'This form belongs to another website: {site}. Pick the file that you saved here.',
  Resume_otherForm: 'This is another form of this website. Open its first page, and pick the file there.',
  Resume_unreadable: 'This file could not be read. Check that it is on this device, and pick it again.',
  Resume_tooLarge: 'This file is too large to be a form that was saved here. Pick the file that you saved.',
  Resume_CodeLabel: 'Your code',
  Resume_CodeHint: '{length} letters and digits, such as {example}',
  Resume_CodeMissing: 'Enter your code',
  Resume_CodeLength: 'A code has {length} letters and digits. You entered {entered}.',
  Resume_CodeMistyped:
    'There is a mistake in this code. Compare it with what you wrote down. A code has no 0, O, 1, I, or L.',
  Resume_Unreadable:
    'The form that was saved with this code cannot be read any more. Begin a new one, or contact us for help.',
  Resume_Failed: 'The saved form could not be opened. It is still kept. Check your connection and try again.',
  Opened_Text: 'This is the form that you saved on {time}.',
  Opened_Changed: 'The form has changed since then. Check your answers.',
  Opened_Dropped: 'The form has changed since then. Check your answers. We no longer need: {fields}.',
  Opened_Documents: 'These documents could not be kept. Add them again: {documents}.',
  Opened_NotFiled: 'Nothing of it was filed when you saved it.',
  OwnFile_Saved: 'Saved on {time}. This claim has not been filed.',
  OwnFile_MaybeFiled: 'Saved on {time}. This claim was sent before, but we do not know if it was filed.',
  OwnFile_Continue: 'To go on, open {address}, choose “{resume}” and pick this file.',
  OwnFile_Private: 'Whoever has this file can read it.',
} as const;
