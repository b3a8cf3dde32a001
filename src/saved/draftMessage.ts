import { ApiProblem } from '../api/problem.ts';
import { messageOfFailure, type ProblemMessage } from '../stores/problemMessages.ts';
import { SavedFormError } from './savedFormError.ts';

/** Action with a draft whose request failed. */
export type DraftAttempt = 'save' | 'removeSaved' | 'mailCode' | 'open';

/** Returns the message about a draft that was not saved, deleted, mailed or opened. */
export function draftMessage(failure: unknown, attempt: DraftAttempt, culture: string): ProblemMessage {
  if (failure instanceof SavedFormError)
    return { key: failure.fault === 'newer' ? 'Resume_newer' : 'Resume_Unreadable', params: {} };
  const code = failure instanceof ApiProblem ? failure.problem.code : undefined;
  if (attempt !== 'open' && code === 'draftUnknown') return { key: 'Save_Gone', params: {} };
  if (code === 'requestTooLarge') return { key: 'Save_TooLong', params: {} };
  return messageOfFailure(failure, attempt, culture);
}
