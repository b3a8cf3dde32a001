import type { MessageParams } from '../../transforms/ground/verdict.ts';
import { ApiProblem } from '../api/problem.ts';
import { isProblemCode } from '../api/problemCodes.ts';
import { type CaptchaEnd, CaptchaFailure } from '../captcha/captchaFailure.ts';
import type { MessageKey } from './messageHeadings.ts';

/** What is known of a claim after a failure: it was not filed, or nobody can say yet. */
export type Filing = 'Alert_NotFiled' | 'Alert_MaybeFiled';

/** A text to be shown: its key with what fills it in. */
export interface ProblemMessage {
  key: MessageKey;
  params: MessageParams;
  /** Whether the claim that was sent is filed (C16-04). */
  filing?: Filing | undefined;
  /** The server's own reason, shown as it is in place of the text, and the culture that it came in (C15-01). */
  reason?: string;
  culture?: string;
}

/** The server's reason, while the page speaks the language that it came in. */
export const reasonIn = (active: string, { reason, culture }: Pick<ProblemMessage, 'reason' | 'culture'>) =>
  culture === active ? reason : undefined;

/** What a failed call for the configuration says (R8-01). */
export const CONFIG_FAILED = 'LocKey_Shared_ErrorMessage_Config';

/** What the other failed calls say: authorize, CSRF, deadlines, captcha, wallet settings, culture (R8-03). */
export const CALL_FAILED = 'LocKey_Shared_ErrorMessage_Authorize_Default';

const DEFAULT_KEYS = {
  authorize: CALL_FAILED,
  submit: 'LocKey_Shared_ErrorMessage_Submission_Default',
  config: CONFIG_FAILED,
} as const;

export type Attempt = keyof typeof DEFAULT_KEYS;

/** Texts by status for an answer that names no problem, as one of a proxy on the way (C10-24). */
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

/** Failures that another try may get past: of the network, or of a server that is not well. */
const PASSING: readonly MessageKey[] = [
  CALL_FAILED,
  SUBMIT_FAILED,
  'Problem_internalError',
  'Problem_unavailable',
  'Problem_requestTimeout',
  'Problem_captchaFailed',
  'App_Offline',
];

/** What a challenge that was not passed says, by how it ended (C14-09). */
const CAPTCHA_KEYS = {
  dismissed: 'App_CaptchaDismissed',
  blocked: 'App_CaptchaBlocked',
  silent: 'App_CaptchaSilent',
  failed: 'App_CaptchaFailed',
} as const satisfies Record<CaptchaEnd, MessageKey>;

const NOT_PASSED: readonly MessageKey[] = Object.values(CAPTCHA_KEYS);

/** Whether the claimant stopped it, and nothing failed. */
export const isDismissal = ({ key }: Pick<ProblemMessage, 'key'>): boolean =>
  key === CAPTCHA_KEYS.dismissed || key === 'App_SendingStopped';

/** Whether no call was made, as the challenge before it was not passed: the claimant stays on the page. */
export const isCaptchaEnd = ({ key }: ProblemMessage): boolean => NOT_PASSED.includes(key);

/** Whether what failed with this message may succeed when it is tried again as it is. */
export const isRetryable = (message: ProblemMessage): boolean =>
  PASSING.includes(message.key) || isCaptchaEnd(message);

/** Messages that name a contact "below": the alert shows it, since what is beneath it cannot be reached (R8-02, R8-03). */
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

/** Whether the message sends its reader to the administrator, as each does after a claim that was not filed (C16-04). */
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
 * What a failed call says to the claimant, who was in this culture; a network failure and the rest say the default of what
 * was tried.
 */
export function messageOfFailure(failure: unknown, attempt: Attempt, culture: string): ProblemMessage {
  return attempt === 'submit'
    ? { ...reasonOfFailure(failure, attempt, culture), filing: filingOf(failure) }
    : reasonOfFailure(failure, attempt, culture);
}

/** An answer that refuses a claim has filed none; a server out of order, or no answer, leaves it open. */
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
  if (!(failure instanceof ApiProblem))
    return { key: navigator.onLine ? DEFAULT_KEYS[attempt] : 'App_Offline', params: {} };
  if (code === undefined || !isProblemCode(code))
    return { key: BY_STATUS[failure.status] ?? DEFAULT_KEYS[attempt], params: paramsOf(failure), ...said };
  return { key: `Problem_${code}`, params: paramsOf(failure), ...said };
}
