import type { MessageParams } from '../../transforms/claims/types.ts';
import { ApiProblem } from '../api/problem.ts';
import { PROBLEM_TEXTS } from '../content/appTexts.ts';

/** A text to be shown: a content key with what fills it in. */
export interface Message {
  key: string;
  params: MessageParams;
}

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

const DEFAULT_WAIT = 60;

function paramsOf({ problem, retryAfter }: ApiProblem): MessageParams {
  return {
    document: problem.document ?? '',
    code: problem.referenceCodeForm ?? '',
    seconds: retryAfter ?? DEFAULT_WAIT,
  };
}

/** What a failed call says to the claimant; a network failure and the rest say the default of what was tried. */
export function messageOfFailure(failure: unknown, attempt: Attempt): Message {
  const code = failure instanceof ApiProblem ? failure.problem.code : undefined;
  if (!(failure instanceof ApiProblem) || code === undefined || !Object.hasOwn(PROBLEM_TEXTS, code)) {
    return { key: DEFAULT_KEYS[attempt], params: {} };
  }
  return { key: `Problem_${code}`, params: paramsOf(failure) };
}
