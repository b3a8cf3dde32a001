import { memberRecord } from '../../transforms/claims/memberRecord.ts';
import { planModelOf } from '../../transforms/claims/planIndex.ts';
import type { ModelPayload } from '../api/api.ts';
import { classListRow, credentialsFor, prefill, type Row } from '../stores/prefill.ts';
import { credentialsText } from './credentials.ts';
import { prefillTargets } from './prefillTargets.ts';
import type { Wizard } from './wizard.ts';

/** The list that shows what the class list knows takes its rows, all of them (R4-17). */
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
export function takeItems(wizard: Wizard, items: readonly ModelPayload[]): void {
  const rows = items.map(classListRow);
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
