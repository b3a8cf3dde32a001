/** Texts of sending a claim (button, progress, captcha, connection), of a changed form, and of toasts. */
export const EN_FILING = {
  App_SendingBytes: '{sent} of {total} sent',
  App_CancelSending: 'Stop sending',
  App_CaptchaDismissed:
    'You closed the security check before it was finished. Your answers are kept. Choose “{again}” to do the check.',
  App_CaptchaBlocked:
    'The security check did not load. Your answers are kept. An ad blocker or your network may stop it. Turn off the ad blocker for this page, or use another network. Then choose “{again}”. If that does not help, contact the settlement administrator:',
  App_CaptchaSilent:
    'The security check did not answer. Your answers are kept. Choose “{again}”. If that does not help, turn off your ad blocker for this page, use another network, or contact the settlement administrator:',
  App_CaptchaFailed:
    'The security check did not finish. Your answers are kept. Choose “{again}”. If that does not help, turn off your ad blocker for this page, use another network, or contact the settlement administrator:',
  App_Offline: 'You seem to be offline. Your answers are kept. Connect to the internet and try again.',
  App_LanguageFailed:
    'The page could not be shown in {language}. Your answers are kept. Check your connection and try again.',
  App_SendingStopped: 'You can send your claim again whenever you are ready.',
  App_Submit: 'Submit claim',
  App_Sending: 'Sending your claim: {percent}',
  Config_Dropped:
    'This form was updated while you were filling it in. Your answers are kept. Check them and go on. We no longer need: {fields}.',
  Toast_CaptchaSlow: 'Please wait. The security check takes longer than usual.',
  Toast_Saved: 'Saved.',
  Toast_SessionGoesOn: 'You are still signed in.',
} as const;
