import { EN_START } from './start.ts';

/** Headings of the alert dialog by kind of failure, and its texts on whether the claim was filed (C16-03, C16-04). */
export const EN_ALERT = {
  Alert_Header: 'Something went wrong',
  Alert_Ok: 'OK',
  Alert_Answers: 'Check your answers',
  Alert_Captcha: 'The security check is not finished',
  Alert_Closed: 'This form is closed for now',
  Alert_Connection: 'We could not connect',
  Alert_Cookies: 'Allow cookies for this website',
  Alert_Documents: 'Check your documents',
  Alert_Filed: 'Your claim is already filed',
  Alert_NoAnswer: 'We got no answer',
  Alert_NoRecord: 'We could not find your record',
  Alert_NotDone: 'We could not do this',
  Alert_NothingKept: 'A reload would lose your answers',
  Alert_OthersAnswers: 'Earlier answers were removed',
  Alert_SignIn: 'Sign in again',
  Alert_Stopped: 'Sending was stopped',
  Alert_Unavailable: 'Try again in a few minutes',
  Alert_Updated: 'The form was updated',
  Alert_Wait: 'Wait before you try again',
  Alert_Wallet: 'Check your payment account',
  Alert_Number: EN_START.Alert_Number,
  Alert_NotFiled: 'Your claim was not filed. Your answers and documents are still here.',
  Alert_MaybeFiled:
    'We do not know yet if your claim was filed. Your answers are still here. Send it again to find out: it cannot be filed twice.',
} as const;
