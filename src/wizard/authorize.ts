import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import type { ModelPayload } from '../api/api.ts';
import { classListRow, credentialsFor, prefill, type Row } from '../stores/prefill.ts';
import { credentialsText } from './credentials.ts';
import { prefillTargets } from './prefillTargets.ts';
import type { Wizard } from './wizard.ts';

/** Writes the rows of the class list into the list of the claim that shows them (R4-17). */
function keepRows(wizard: Wizard, items: readonly ModelPayload[]): void {
  const claim = wizard.claim();
  const model = planModelOf(claim.form.plan, 'prepopulatedData');
  if (!model) return;
  claim.setRecords(
    'prepopulatedData',
    items.map((item) => memberRecord(model.fields, classListRow(item))),
    items.map((item) => item.clientId),
  );
}

/**
 * Applies a row of the class list to the claim: saves it as the credentials and prefills fields from it (R4-12, C6-14).
 * The credentials count as accepted with what the row has added.
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

/**
 * Applies the row that the claimant picked of several, by its index in the response and its values; the claim gets no
 * other (C8-22).
 */
export function applyChosenRow(wizard: Wizard, index: number, row: Row): void {
  const { form } = wizard.bundle();
  const item = wizard.app.authorization.state.rows[form]?.[index];
  if (item) keepRows(wizard, [item]);
  takeRow(wizard, row);
}

/**
 * Applies the rows of the class list in an authorize response: one to the claim at once; of several the claimant picks
 * one first, except in Lookup, which shows them all.
 */
export function applyClassListRows(wizard: Wizard, items: readonly ModelPayload[]): void {
  const rows = items.map(classListRow);
  const isUndecided = rows.length > 1 && wizard.bundle().form !== 'lookup';
  keepRows(wizard, isUndecided ? [] : items);
  if (isUndecided) wizard.state.rows = rows;
  else if (rows[0]) takeRow(wizard, rows[0]);
  else wizard.claim().state.authorizedWith = credentialsText(wizard);
}

/**
 * Restores the claim in a new tab of a visitor whom the server has authorized already: applies the class list rows of
 * the session (C6-16). Credentials that the server does not send, such as a PIN, are asked for again when they are
 * needed.
 */
export function restoreSignIn(wizard: Wizard): void {
  const { authorization } = wizard.app;
  const { form } = wizard.bundle();
  if (!authorization.isAuthorized(form) || wizard.claim().state.authorizedWith !== null) return;
  applyClassListRows(wizard, authorization.state.rows[form] ?? []);
  wizard.claim().state.storageKey = wizard.app.session.key();
}
