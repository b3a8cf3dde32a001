import type { MessageParams } from '../../transforms/claims/types.ts';
import { EN } from '../../transforms/texts/en.ts';
import type { ProductKey } from '../../transforms/texts/keys.ts';
import { ApiProblem } from '../api/problem.ts';

/** A text to be shown: its key with what fills it in. */
export interface Message {
  key: ProductKey;
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
  const key = code && (`Problem_${code}` as const);
  // A newer server may know a problem that this page does not.
  if (!(failure instanceof ApiProblem) || !key || !Object.hasOwn(EN, key))
    return { key: DEFAULT_KEYS[attempt], params: {} };
  return { key, params: paramsOf(failure) };
}
