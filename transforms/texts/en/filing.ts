/** Texts shown while a claim is sent, and after a change of the form. */
export const EN_FILING = {
  App_SendingBytes: '{sent} of {total} sent',
  App_CancelSending: 'Stop sending',
  App_CaptchaDismissed:
    'You closed the security check before it was finished. Nothing that you entered is lost. Choose “Try again” to do the check.',
  App_CaptchaBlocked:
    'The security check could not be loaded. A content blocker in your browser, or your network, may hold it back. Nothing that you entered is lost. Allow this page in your content blocker, or connect to another network, and choose “Try again”. If this problem persists, please contact the Settlement Administrator using the information below.',
  App_CaptchaSilent:
    'The security check has not answered for half a minute. Your connection may be slow, or something may hold the check back. Nothing that you entered is lost. Choose “Try again” to begin it anew. If this problem persists, please contact the Settlement Administrator using the information below.',
  App_CaptchaFailed:
    'The security check could not be finished. Nothing that you entered is lost. Choose “Try again” to begin it anew. If this problem persists, please contact the Settlement Administrator using the information below.',
  App_Offline: 'You seem to be offline. Nothing you entered is lost. Connect to the internet and try again.',
  App_LanguageFailed:
    'The page could not be shown in {language}. Nothing you entered is lost. Check your connection and try again.',
  App_SendingStopped: 'You can send your claim again whenever you are ready.',
  App_Submit: 'Submit claim',
  App_Sending: 'Sending your claim: {percent}',
  Config_Dropped:
    'This form was updated while you were filling it in. Your answers are kept; please check them and go on. No longer asked for: {fields}.',
  Toast_CaptchaSlow: 'Please wait: at the moment the security check takes longer than usual.',
  Toast_Saved: 'Saved.',
} as const;
