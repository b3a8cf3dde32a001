import type { ProductKey } from '../../transforms/texts/keys.ts';

type FailureKey = Extract<ProductKey, `Problem_${string}` | `LocKey_Shared_ErrorMessage_${string}`>;

/** Keys of the alert's and the error page's texts about failed requests, the session and storage. */
export type MessageKey =
  | FailureKey
  | 'App_CaptchaBlocked'
  | 'App_CaptchaDismissed'
  | 'App_CaptchaFailed'
  | 'App_CaptchaSilent'
  | 'App_CookiesRefused'
  | 'App_LanguageFailed'
  | 'App_NothingKept'
  | 'App_Offline'
  | 'App_SendingStopped'
  | 'Config_Dropped'
  | 'Resume_Failed'
  | 'Resume_Unreadable'
  | 'Resume_newer'
  | 'Save_DeleteFailed'
  | 'Save_Failed'
  | 'Save_Gone'
  | 'Save_MailFailed'
  | 'Save_TooLong'
  | 'Session_OthersAnswers'
  | 'Session_SomebodyElse'
  | 'Status_Failed';

/**
 * Text key of the heading of each message (C16-03). `Alert_Header`, "Something went wrong", is only for errors of the
 * page and of the server.
 */
export const HEADINGS: Readonly<Record<MessageKey, ProductKey>> = {
  App_CaptchaBlocked: 'Alert_Captcha',
  App_CaptchaDismissed: 'Alert_Captcha',
  App_CaptchaFailed: 'Alert_Captcha',
  App_CaptchaSilent: 'Alert_Captcha',
  App_CookiesRefused: 'Alert_Cookies',
  App_LanguageFailed: 'Alert_Connection',
  App_NothingKept: 'Alert_NothingKept',
  App_Offline: 'Alert_Connection',
  App_SendingStopped: 'Alert_Stopped',
  Config_Dropped: 'Alert_Updated',
  LocKey_Shared_ErrorMessage_Authorize_Default: 'Alert_Connection',
  LocKey_Shared_ErrorMessage_Config: 'Alert_Connection',
  LocKey_Shared_ErrorMessage_Submission_Default: 'Alert_NoAnswer',
  LocKey_Shared_ErrorMessage_WalletMismatch: 'Alert_Wallet',
  Problem_captchaFailed: 'Alert_Captcha',
  Problem_claimUnknown: 'Alert_NoRecord',
  Problem_configurationChanged: 'Alert_Updated',
  Problem_credentialsChanged: 'Alert_SignIn',
  Problem_credentialsRefused: 'Alert_NoRecord',
  Problem_csrfFailed: 'Alert_NotDone',
  Problem_cultureMissing: 'Alert_Header',
  Problem_cultureNotEnabled: 'Alert_Header',
  Problem_deadlinePassed: 'Deadline_Title',
  Problem_documentInfected: 'Alert_Documents',
  Problem_documentQuotaReached: 'Alert_Wait',
  Problem_documentTooLarge: 'Alert_Documents',
  Problem_documentTypeRefused: 'Alert_Documents',
  Problem_draftChanged: 'Alert_NotDone',
  Problem_draftPieceMissing: 'Alert_NotDone',
  Problem_draftTooLarge: 'Alert_Documents',
  Problem_draftUnknown: 'Alert_NotDone',
  Problem_forbidden: 'Alert_NotDone',
  Problem_formDisabled: 'Alert_Closed',
  Problem_idempotencyKeyReused: 'Alert_Filed',
  Problem_internalError: 'Alert_Header',
  Problem_invalidRequest: 'Alert_Header',
  Problem_mailNotSent: 'Alert_NotDone',
  Problem_malformedRequest: 'Alert_Header',
  Problem_methodNotAllowed: 'Alert_Header',
  Problem_notAuthorized: 'Alert_SignIn',
  Problem_notFound: 'Alert_Header',
  Problem_requestTimeout: 'Alert_Connection',
  Problem_requestTooLarge: 'Alert_Documents',
  Problem_tooManyDocuments: 'Alert_Documents',
  Problem_tooManyDrafts: 'Alert_NotDone',
  Problem_tooManyRequests: 'Alert_Wait',
  Problem_unavailable: 'Alert_Unavailable',
  Problem_unsupportedMediaType: 'Alert_Header',
  Problem_validationFailed: 'Alert_Answers',
  Resume_Failed: 'Alert_NotDone',
  Resume_Unreadable: 'Alert_NotDone',
  Resume_newer: 'Alert_NotDone',
  Save_DeleteFailed: 'Alert_NotDone',
  Save_Failed: 'Alert_NotDone',
  Save_Gone: 'Alert_NotDone',
  Save_MailFailed: 'Alert_NotDone',
  Save_TooLong: 'Alert_NotDone',
  Session_OthersAnswers: 'Alert_OthersAnswers',
  Session_SomebodyElse: 'Alert_SignIn',
  Status_Failed: 'Alert_NotDone',
};
