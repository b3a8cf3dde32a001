import { ApiProblem, failedRequestOf } from '../api/problem.ts';
import { messageOfFailure, type ProblemMessage } from '../stores/problemMessages.ts';
import { SavedFormError } from './savedFormError.ts';

/** Problems whose texts fit a draft, too; all others are about a claim that is filed. */
const FITTING = [
  'draftChanged',
  'draftPieceMissing',
  'draftTooLarge',
  'draftUnknown',
  'tooManyDrafts',
  'tooManyRequests',
  'documentQuotaReached',
  'deadlinePassed',
] as const;

/** Returns the message about a draft that was not saved or opened; `otherwise` where no problem says why. */
export function draftMessage(
  failure: unknown,
  otherwise: 'Save_Failed' | 'Resume_Failed',
  culture: string,
): ProblemMessage {
  if (failure instanceof SavedFormError)
    return { key: failure.fault === 'newer' ? 'Resume_newer' : 'Resume_Unreadable', params: {} };
  const code = failure instanceof ApiProblem ? failure.problem.code : undefined;
  if (otherwise === 'Save_Failed' && code === 'draftUnknown') return { key: 'Save_Gone', params: {} };
  if (code === 'requestTooLarge') return { key: 'Save_TooLong', params: {} };
  if (FITTING.some((fitting) => fitting === code)) return messageOfFailure(failure, 'config', culture);
  return { key: otherwise, params: {}, requestId: failedRequestOf(failure) };
}
