import type { components } from '../../openapi/generated/types.ts';
import type { MessageParams } from '../../transforms/ground/verdict.ts';
import { ApiProblem, failedRequestOf } from '../api/problem.ts';
import { isProblemCode } from '../api/problemCodes.ts';
import { CaptchaFailure, type CaptchaFailureReason } from '../captcha/captchaFailure.ts';
import type { MessageKey } from './messageHeadings.ts';

/** Filing status of a claim after a failure: not filed, or unknown. */
export type Filing = 'Alert_NotFiled' | 'Alert_MaybeFiled';

/** Message about a failed request: text key and parameters, the filing status, and the server's own reason. */
export interface ProblemMessage {
  key: MessageKey;
  params: MessageParams;
  /** Filing status of the claim that was sent (C16-04). */
  filing?: Filing | undefined;
  /** The server's own reason, shown as it is in place of the text, and the culture that it came in (C15-01). */
  reason?: string;
  culture?: string;
  /** Id of the request that the server failed to answer (C13-15). */
  requestId?: string;
}

/** Returns the server's own reason; undefined where it is in another culture than the active one, or there is none. */
export const reasonIn = (active: string, { reason, culture }: Pick<ProblemMessage, 'reason' | 'culture'>) =>
  culture === active ? reason : undefined;

/** Text key for a failed request of the configuration (R8-01). */
export const CONFIG_FAILED = 'LocKey_Shared_ErrorMessage_Config';

/** Text key for the other failed requests: authorize, CSRF, deadlines, captcha, wallet settings, culture (R8-03). */
export const CALL_FAILED = 'LocKey_Shared_ErrorMessage_Authorize_Default';

const DEFAULT_KEYS = {
  authorize: CALL_FAILED,
  submit: 'LocKey_Shared_ErrorMessage_Submission_Default',
  config: CONFIG_FAILED,
  status: 'Status_Failed',
  save: 'Save_Failed',
  removeSaved: 'Save_DeleteFailed',
  mailCode: 'Save_MailFailed',
  open: 'Resume_Failed',
} as const;

/** Action whose request failed. */
export type Attempt = keyof typeof DEFAULT_KEYS;

type ProblemCode = components['schemas']['ProblemCode'];

const OF_DRAFTS: readonly ProblemCode[] = [
  'draftChanged',
  'draftPieceMissing',
  'draftTooLarge',
  'draftUnknown',
  'tooManyDrafts',
  'tooManyRequests',
  'documentQuotaReached',
  'deadlinePassed',
];

/** Problems whose texts fit an action that files nothing; all others speak of a claim that is filed. */
const FITTING: Partial<Record<Attempt, readonly ProblemCode[]>> = {
  status: ['claimUnknown', 'tooManyRequests'],
  save: OF_DRAFTS,
  removeSaved: OF_DRAFTS,
  mailCode: [...OF_DRAFTS, 'mailNotSent'],
  open: OF_DRAFTS,
};

/** Text keys by HTTP status for a response that names no problem, as one of a proxy (C10-24). */
const BY_STATUS: Readonly<Record<number, MessageKey>> = {
  408: 'Problem_requestTimeout',
  413: 'Problem_requestTooLarge',
  429: 'Problem_tooManyRequests',
  500: 'Problem_internalError',
  502: 'Problem_unavailable',
  503: 'Problem_unavailable',
  504: 'Problem_unavailable',
};

const SUBMIT_FAILED = 'LocKey_Shared_ErrorMessage_Submission_Default';

/** Messages of temporary failures, of the network or the server, which may be gone on a retry. */
const PASSING: readonly MessageKey[] = [
  CALL_FAILED,
  SUBMIT_FAILED,
  'Problem_internalError',
  'Problem_unavailable',
  'Problem_requestTimeout',
  'Problem_captchaFailed',
  'App_Offline',
  'Status_Failed',
];

/** Text keys for captcha failures, by reason (C14-09). */
const CAPTCHA_KEYS = {
  dismissed: 'App_CaptchaDismissed',
  blocked: 'App_CaptchaBlocked',
  silent: 'App_CaptchaSilent',
  failed: 'App_CaptchaFailed',
} as const satisfies Record<CaptchaFailureReason, MessageKey>;

const NOT_PASSED: readonly MessageKey[] = Object.values(CAPTCHA_KEYS);

/** Tests if the claimant stopped the captcha or the sending, and nothing failed. */
export const isDismissal = ({ key }: Pick<ProblemMessage, 'key'>): boolean =>
  key === CAPTCHA_KEYS.dismissed || key === 'App_SendingStopped';

/** Tests if no request was sent because the captcha was not passed: the claimant stays on the page. */
export const isCaptchaEnd = ({ key }: ProblemMessage): boolean => NOT_PASSED.includes(key);

/** Tests if the failed request may succeed on a retry as it is. */
export const isRetryable = (message: ProblemMessage): boolean =>
  PASSING.includes(message.key) || isCaptchaEnd(message);

/**
 * Messages that name a contact "below": the alert shows the contact itself, since the page beneath it cannot be reached
 * (R8-02, R8-03).
 */
const NAMING_CONTACT: readonly MessageKey[] = [
  ...PASSING,
  CONFIG_FAILED,
  'Problem_malformedRequest',
  'Problem_invalidRequest',
  'Problem_cultureMissing',
  'Problem_cultureNotEnabled',
  'Problem_csrfFailed',
  'Problem_forbidden',
  'Problem_notFound',
  'Problem_methodNotAllowed',
  'Problem_unsupportedMediaType',
  CAPTCHA_KEYS.blocked,
  CAPTCHA_KEYS.silent,
  CAPTCHA_KEYS.failed,
  'App_CookiesRefused',
];

/**
 * Tests if the alert shows the administrator's contact with the message: with one that names it, and with any that has
 * a filing status, unless the claimant stopped the attempt (C16-04).
 */
export const namesContact = (message: Pick<ProblemMessage, 'key' | 'filing'>): boolean =>
  NAMING_CONTACT.includes(message.key) || (message.filing !== undefined && !isDismissal(message));

const DEFAULT_WAIT = 60;

function paramsOf({ problem, retryAfter }: ApiProblem): MessageParams {
  return {
    document: problem.document ?? '',
    code: problem.referenceCodeForm ?? '',
    seconds: retryAfter ?? DEFAULT_WAIT,
  };
}

/**
 * Returns the message of a failed request: by the end of the captcha, the problem code or the HTTP status, else the
 * default of the attempted action; for a submission with the filing status. `culture` is that of the request, and so of
 * the server's reason.
 */
export function messageOfFailure(failure: unknown, attempt: Attempt, culture: string): ProblemMessage {
  const message = { ...reasonOfFailure(failure, attempt, culture), requestId: failedRequestOf(failure) };
  return attempt === 'submit' ? { ...message, filing: filingOf(failure) } : message;
}

/**
 * Returns the filing status after a failed submission: not filed after an error response below 500, unknown after a
 * server error or no response. Undefined where the response has the code of a claim that was filed before.
 */
function filingOf(failure: unknown): Filing | undefined {
  if (failure instanceof CaptchaFailure) return 'Alert_NotFiled';
  if (!(failure instanceof ApiProblem) || failure.status >= 500) return 'Alert_MaybeFiled';
  return failure.problem.referenceCodeForm ? undefined : 'Alert_NotFiled';
}

function reasonOfFailure(failure: unknown, attempt: Attempt, culture: string): ProblemMessage {
  if (failure instanceof CaptchaFailure) return { key: CAPTCHA_KEYS[failure.end], params: {} };
  const code = failure instanceof ApiProblem ? failure.problem.code : undefined;
  const reason = failure instanceof ApiProblem ? failure.problem.error?.trim() : undefined;
  const said = reason ? { reason, culture } : {};
  const fitting = FITTING[attempt];
  if (fitting && !fitting.some((one) => one === code)) return { key: DEFAULT_KEYS[attempt], params: {} };
  if (!(failure instanceof ApiProblem))
    return { key: navigator.onLine ? DEFAULT_KEYS[attempt] : 'App_Offline', params: {} };
  if (code === undefined || !isProblemCode(code))
    return { key: BY_STATUS[failure.status] ?? DEFAULT_KEYS[attempt], params: paramsOf(failure), ...said };
  return { key: `Problem_${code}`, params: paramsOf(failure), ...said };
}
