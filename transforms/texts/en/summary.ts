/** Texts of the summary, the receipt, and the choice of the class list row that a claim is for. */
export const EN_SUMMARY = {
  Choose_Title: 'Which record is this claim for?',
  Choose_Text: 'We found more than one record. Choose the one that you are filing for.',
  Choose_Option: 'Record {number}',
  Summary_Change: 'Change',
  Summary_Entry: 'Entry',
  Summary_ChangeOf: 'Change: {question}',
  Summary_NotFiled: 'Not filed yet: a filed claim has a reference code.',
  Summary_Return: 'Save and return to the summary',
  Document_Missing: 'You still need to add:',
  Summary_Ending: 'Ends in {end}',
  Summary_Hidden: 'Given, not shown here',
  Summary_Missing: 'Still missing',
  Confirmation_Code: 'Your reference code',
  Confirmation_FiledAt: 'Filed on',
  Confirmation_Documents: 'Documents received',
  Confirmation_Technical: 'Technical details',
  Confirmation_Fingerprint: 'SHA-256 fingerprint:',
  Confirmation_Keep: 'Write this code down or print this page. You will need it if you ask about your claim.',
  Confirmation_Mail:
    'We are sending a receipt to the email address in your claim. Print or save this page too, in case it does not arrive.',
  Confirmation_NoMail: 'We do not send this by email. Print or save this page, or take a photo of it.',
  Confirmation_Questions:
    'Do you have a question, or did you make a mistake? Call {phone} and give this code.',
  Confirmation_Print: 'Print or save this page',
  Confirmation_Once:
    'Print or save this page now: once you leave or reload it, your answers are no longer shown.',
  Confirmation_Gone: 'Your answers are safe with us. For your privacy, this device no longer shows them.',
  Confirmation_Entered: 'What you filed',
  App_SignatureDate: 'Date of signing',
} as const;
