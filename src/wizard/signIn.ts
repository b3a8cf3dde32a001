import type { AuthorizeResponse } from '../api/api.ts';
import { isCaptchaEnd, isRetryable, type ProblemMessage } from '../stores/problemMessages.ts';
import { applyClassListRows } from './authorize.ts';
import { credentialsText, credentialsToSend } from './credentials.ts';
import { discardOtherPersonsClaims } from './discardOtherPersonsClaims.ts';
import { fetchModels, type Retry } from './fetchMissing.ts';
import { credentialPaths } from './signInErrors.ts';
import type { Wizard } from './wizard.ts';

/** Tests if the visitor is authorized with these very credentials, so that no request is needed. */
function isKnown(wizard: Wizard): boolean {
  const { form } = wizard.bundle();
  const known = wizard.claim().state.authorizedWith;
  return wizard.app.authorization.isAuthorized(form) && known === credentialsText(wizard);
}

function accept(wizard: Wizard, answer: AuthorizeResponse): void {
  const { app } = wizard;
  discardOtherPersonsClaims(wizard, answer.storageKey);
  // A new key is a new session, in which the server has authorized no other form.
  if (!app.session.isCurrentKey(answer.storageKey)) app.authorization.restoreOnly([wizard.bundle().form]);
  app.claims.openMirror(answer.storageKey);
  app.session.signedIn(answer.storageKey, Date.parse(answer.expiresAt) - app.skew);
  app.authorization.setRows(wizard.bundle().form, answer.prepopulatedData);
  applyClassListRows(wizard, answer.prepopulatedData);
  wizard.claim().state.storageKey = answer.storageKey;
}

/**
 * Shows why sign-in was refused: wrong credentials at the form alone (C10-24), all else in the alert, with a retry for
 * a failed request (C10-16).
 */
function tellRefusal(wizard: Wizard, message: ProblemMessage, retry: Retry): void {
  const { app, state } = wizard;
  if (message.key === 'Problem_credentialsRefused' && credentialPaths(wizard).length > 0) {
    const refused = { with: credentialsText(wizard), message };
    Object.assign(state, { refused, refusals: state.refusals + 1, attempt: state.attempt + 1 });
    return;
  }
  app.alert.show(message, isRetryable(message) ? () => void retry().catch(app.report) : null);
}

/**
 * Signs in: passes the captcha, then sends the authorize request (R6-02). Returns false where it was refused, and shows
 * why, with a retry of the action that needs the sign-in.
 */
export async function signIn(wizard: Wizard, retry: Retry): Promise<boolean> {
  const { app } = wizard;
  const { form } = wizard.bundle();
  if (!(await fetchModels(wizard, retry))) return false;
  if (isKnown(wizard)) return true;
  const outcome = await app.submission.authorize(form, credentialsToSend(wizard));
  if (outcome.kind === 'authorized') {
    accept(wizard, outcome.answer);
    return true;
  }
  if (outcome.kind === 'deadlinePassed') app.leaveForDeadline(outcome.redirectUrl);
  else if (app.settlement.settings.redirectOnError && !isCaptchaEnd(outcome.message))
    app.location.navigate('/error');
  else tellRefusal(wizard, outcome.message, retry);
  return false;
}
