import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import type { AuthorizeAnswer, SentModel } from '../api/api.ts';
import { credentialsFor, prefill, type Row, rowOf } from '../stores/prefill.ts';
import { isCaptchaEnd, type Message, mayPass } from '../stores/problemMessages.ts';
import { credentialsOf, credentialsText } from './credentials.ts';
import { leaveNothingToOthers } from './otherPerson.ts';
import { prefillTargets } from './prefillTargets.ts';
import type { Wizard } from './wizard.ts';

/** Whether the visitor is authorized with just these credentials: then nothing is asked of the server again. */
function isKnown(wizard: Wizard): boolean {
  const { form } = wizard.bundle();
  const known = wizard.claim().state.authorizedWith;
  return wizard.app.authorization.isAuthorized(form) && known === credentialsText(wizard);
}

/** The list that shows what the class list knows takes its rows, all of them (R4-17). */
function keepRows(wizard: Wizard, items: readonly SentModel[]): void {
  const claim = wizard.claim();
  const model = claim.form.plan.models.find((candidate) => candidate.name === 'prepopulatedData');
  if (!model) return;
  claim.setRecords(
    'prepopulatedData',
    items.map((item) => memberRecord(model.fields, rowOf(item))),
    items.map((item) => item.clientId),
  );
}

/**
 * The chosen row: it becomes the saved credentials, and fills what it knows (R4-12, C6-14). The credentials count as
 * accepted with what the row has added to them.
 */
function takeRow(wizard: Wizard, row: Row): void {
  const claim = wizard.claim();
  const [credentials = {}] = credentialsFor(claim.state.document, [row]);
  for (const [name, value] of Object.entries(credentials)) {
    if (value !== null) claim.fillField('credentials', name, value);
  }
  prefill(claim, row, prefillTargets(wizard.bundle(), claim));
  claim.state.authorizedWith = credentialsText(wizard);
}

/** The row that the claimant picked of several: the claim knows this one alone (C8-22). */
export function takeChosen(wizard: Wizard, index: number, row: Row): void {
  const { form } = wizard.bundle();
  const item = wizard.app.authorization.state.rows[form]?.[index];
  if (item) keepRows(wizard, [item]);
  takeRow(wizard, row);
}

/** Fills the claim with what the server knows of the visitor; of several rows the claimant picks one. */
function takeItems(wizard: Wizard, items: readonly SentModel[]): void {
  const rows = items.map(rowOf);
  const isUndecided = rows.length > 1 && wizard.bundle().form !== 'lookup';
  keepRows(wizard, isUndecided ? [] : items);
  if (isUndecided) wizard.state.rows = rows;
  else if (rows[0]) takeRow(wizard, rows[0]);
  else wizard.claim().state.authorizedWith = credentialsText(wizard);
}

/**
 * Another tab of a visitor who is authorized already: what the server knows stands in its claim at once (C6-16). What
 * only the visitor knows, a PIN above all, is asked for again when it is needed.
 */
export function resume(wizard: Wizard): void {
  const { authorization } = wizard.app;
  const { form } = wizard.bundle();
  if (!authorization.isAuthorized(form) || wizard.claim().state.authorizedWith !== null) return;
  takeItems(wizard, authorization.state.rows[form] ?? []);
  wizard.claim().state.storageKey = wizard.app.session.key();
}

function accept(wizard: Wizard, answer: AuthorizeAnswer): void {
  const { app } = wizard;
  leaveNothingToOthers(wizard, answer.storageKey);
  // With another key the server has forgotten what other forms somebody else was signed in to.
  if (!app.session.isHeld(answer.storageKey)) app.authorization.restoreOnly([wizard.bundle().form]);
  app.claims.openMirror(answer.storageKey);
  app.session.signedIn(answer.storageKey, Date.parse(answer.expiresAt) - app.skew);
  app.authorization.setRows(wizard.bundle().form, answer.prepopulatedData);
  takeItems(wizard, answer.prepopulatedData);
  wizard.claim().state.storageKey = answer.storageKey;
}

/** A refused sign-in is told in the alert and stays on the page; one whose call failed can be tried again (C10-16). */
function tellRefusal(wizard: Wizard, message: Message): void {
  const { app, state } = wizard;
  if (message.key === 'Problem_credentialsRefused') {
    const refusedWith = credentialsText(wizard);
    Object.assign(state, { refusedWith, refusals: state.refusals + 1, attempt: state.attempt + 1 });
  }
  app.alert.show(message, mayPass(message) ? () => void wizard.next().catch(app.report) : null);
}

/**
 * Gets past the entry page: captcha, then the server (R6-02). False: the claimant stays there and is told why.
 */
export async function signIn(wizard: Wizard): Promise<boolean> {
  const { app } = wizard;
  const { form } = wizard.bundle();
  if (isKnown(wizard)) return true;
  const outcome = await app.submission.authorize(form, credentialsOf(wizard));
  if (outcome.kind === 'authorized') {
    accept(wizard, outcome.answer);
    return true;
  }
  if (outcome.kind === 'deadlinePassed') app.leaveForDeadline(outcome.redirectUrl);
  else if (app.settlement.settings.redirectOnError && !isCaptchaEnd(outcome.message))
    app.location.navigate('/error');
  else tellRefusal(wizard, outcome.message);
  return false;
}
