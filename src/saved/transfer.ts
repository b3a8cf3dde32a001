import { ApiProblem } from '../api/problem.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { Wizard } from '../wizard/wizard.ts';
import { type DraftAttempt, draftMessage } from './draftMessage.ts';

/** Leads to the sign-in, unless the claim was filed meanwhile, which ends its session. */
function signInAgain({ app, bundle }: Wizard): void {
  const { form } = bundle();
  if (app.claims.get(form).state.referenceCode !== null) return;
  // A page without the offer stays one: the dialog can be left while a code is mailed.
  if (app.state.saving === 'open') app.state.saving = 'closed';
  app.unauthorized(form);
}

/**
 * Saves, deletes, opens or mails a saved form; the session's timer rests meanwhile. Resolves to the message of its failure,
 * null after success. Where the session has ended it leads to the sign-in instead, with the answers as they are.
 */
export async function transfer(
  wizard: Wizard,
  attempt: DraftAttempt,
  work: () => Promise<void>,
): Promise<ProblemMessage | null> {
  const { app } = wizard;
  app.state.transfer = attempt;
  try {
    await work();
    return null;
  } catch (failure) {
    app.report(failure);
    const message = draftMessage(failure, attempt, app.culture.state.active);
    if (!(failure instanceof ApiProblem) || failure.problem.code !== 'notAuthorized') return message;
    signInAgain(wizard);
    return null;
  } finally {
    // A saved form may be opened while its code is still mailed.
    if (app.state.transfer === attempt) app.state.transfer = null;
  }
}
