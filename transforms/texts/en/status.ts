/** Texts of the page that tells what became of a filed claim. */
export const EN_STATUS = {
  Status_Title: 'Status of your claim',
  Status_Text:
    'See what we received from you and what happens next. You need the reference code that you got when you filed your claim.',
  Status_CodeLabel: 'Reference code',
  Status_CodeHint: 'It has 10 letters and digits, such as {example}.',
  Status_CodeMissing: 'Enter your reference code',
  Status_CodeWrong: 'Check your reference code. It has 10 letters and digits, such as {example}.',
  Status_AnswerMissing: 'Enter your answer',
  Status_Button: 'Show the status',
  Status_Link: 'See the status of your claim',
  Status_LinkText: 'To see later what happens with your claim, use this code on our status page.',
  Status_Found: 'Claim {code}',
  Status_Next: 'What happens next',
  Status_Steps: 'Steps so far',
  Status_NoDocuments: 'No documents came with this claim.',
  Status_Added: 'Added on {time}',
  Status_Mark_received: 'We began to review your claim',
  Status_Mark_documentsRequested: 'We asked you for documents',
  Status_Mark_decided: 'We decided on your claim',
  Status_Mark_paid: 'We sent your payment',
  Status_Next_none: 'We will review your claim. You do not need to do anything now.',
  Status_Next_received: 'We are reviewing your claim. You do not need to do anything now.',
  Status_Next_documentsRequested:
    'Send us the documents that we asked for. The letter or email that we sent you lists them.',
  Status_Next_decided: 'We sent you our decision. If you did not get it, call us.',
  Status_Next_paid: 'Your payment is on its way. If it does not arrive within a few weeks, call us.',
} as const;
