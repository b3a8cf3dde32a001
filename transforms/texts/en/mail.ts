/** Texts of the receipt by mail, which has those of the receipt's page too. */
export const EN_MAIL = {
  Mail_Subject: 'We have received your claim {code}',
  Mail_Received:
    'We have received your claim. Keep this message: you will need the code if you ask about your claim.',
  Mail_Form: 'Form',
  Mail_Automatic:
    'This message was sent automatically, and replies to it are not read. For your privacy it has none of your answers. If you did not file a claim, please contact us.',
} as const;
