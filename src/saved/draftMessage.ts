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
  'notAuthorized',
] as const;

/** Returns the message about a draft that was not saved or opened; `otherwise` where no problem says why. */
export function draftMessage(
  failure: unknown,
  otherwise: 'Save_Failed' | 'Resume_Failed',
  culture: string,
): ProblemMessage {
  if (failure instanceof SavedFormError) return { key: 'Resume_damaged', params: {} };
  const code = failure instanceof ApiProblem ? failure.problem.code : undefined;
  if (FITTING.some((fitting) => fitting === code)) return messageOfFailure(failure, 'config', culture);
  return { key: otherwise, params: {}, requestId: failedRequestOf(failure) };
}
