/** Texts of mails: of the receipt, which has those of the receipt's page too, and of a saved form. */
export const EN_MAIL = {
  Mail_Subject: 'We have received your claim {code}',
  Mail_Received:
    'We have received your claim. Keep this message: you will need the code if you ask about your claim.',
  Mail_Form: 'Form',
  Mail_Automatic:
    'This message was sent automatically, and replies to it are not read. For your privacy it has none of your answers. If you did not file a claim, please contact us.',
  Mail_CodeSubject: 'The code of your saved form',
  Mail_CodeText:
    'You saved a form to finish it later. Saving did not file your claim. This is the code that opens the form. If you signed in with details from your notice, you need them again.',
  Mail_CodeSecret: 'Anyone with the code can go on with your form. Do not forward this message.',
  Mail_Code: 'Your code',
  Mail_Until: 'You can go on until',
  Mail_Continue: 'To go on, open this page and choose “{resume}”:',
  Mail_ReminderSubject: 'Your saved form is not filed yet',
  Mail_ReminderText:
    'You saved a form to finish it later, and asked for this reminder. The form was not filed. It will be deleted at the time below.',
  Mail_ReminderCode:
    'You need the code that you got when you saved the form. If you signed in with details from your notice, you need them again. This is the only reminder.',
  Mail_DraftQuestions: 'Do you have a question? Call {phone}. Nobody there needs your code.',
  Mail_DraftAutomatic:
    'This message was sent automatically, and replies to it are not read. For your privacy it has none of your answers. If you did not ask for it, somebody mistyped an address, and you can delete it.',
} as const;
