import { ApiProblem } from '../api/problem.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type DraftAttempt, draftMessage } from './draftMessage.ts';

/**
 * Sends, deletes or fetches a saved form; the session's timer rests meanwhile. Resolves to the message of its failure, null after
 * success. Where the session has ended it leads to the sign-in instead, with the answers as they are.
 */
export async function transfer(
  { app, bundle }: Wizard,
  attempt: DraftAttempt,
  work: () => Promise<void>,
): Promise<ProblemMessage | null> {
  app.state.isTransferring = true;
  try {
    await work();
    return null;
  } catch (failure) {
    app.report(failure);
    const message = draftMessage(failure, attempt, app.culture.state.active);
    if (!(failure instanceof ApiProblem) || failure.problem.code !== 'notAuthorized') return message;
    app.state.saving = 'closed';
    app.unauthorized(bundle().form);
    return null;
  } finally {
    app.state.isTransferring = false;
  }
}
