import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { fileFieldName } from '../stores/documents.ts';
import type { FormBundle } from '../stores/forms.ts';
import type { ProblemMessage } from '../stores/problemMessages.ts';
import type { SubmitOutcome } from '../stores/submission.ts';
import { changedForm, openMigrated } from './migrateAnswers.ts';
import type { ExtraMessage } from './pageErrors.ts';
import { beginReview } from './review.ts';
import { pathOfDocument, pathOfServerError } from './serverErrorPaths.ts';
import { trackServerMessages } from './serverMessages.ts';
import type { Wizard } from './wizard.ts';

type SentErrors = Extract<SubmitOutcome, { kind: 'invalid' }>['errors'];

/**
 * Takes the claimant to the first of what is said, at its place and in the page's summary of errors; Next leads from there
 * back to where the claim was sent, as a change of an answer does (C10-08).
 */
async function say(wizard: Wizard, first: string, extra: Record<string, ExtraMessage[]>): Promise<void> {
  const review = beginReview(wizard, first);
  await wizard.show(first, extra);
  if (wizard.state.page !== review.summary) wizard.state.review = review;
  wizard.state.attempt += 1;
  trackServerMessages(wizard);
}

/** Takes the claimant to what the server found; its messages stand where no rule of ours says the same. */
export async function showErrors(wizard: Wizard, errors: SentErrors): Promise<undefined> {
  const extra: Record<string, ExtraMessage[]> = {};
  for (const { path: sent, message } of errors) {
    const path = pathOfServerError(wizard, sent);
    extra[path] = [...(extra[path] ?? []), { text: message }];
  }
  const [first] = Object.keys(extra);
  if (!first) return;
  await say(wizard, first, extra);
}

/** Takes the claimant to the document that the server refused, with its message there (C10-14). */
export async function showDocument(
  wizard: Wizard,
  name: string,
  message: ProblemMessage,
): Promise<undefined> {
  const { app } = wizard;
  if (app.settlement.settings.redirectOnError) return;
  const field = fileFieldName(wizard.claim(), 'documentContexts');
  const records = placedRecordsIn(wizard.claim().state.document.documentContexts);
  const found = records.find(({ record }) => {
    const file = record[field ?? ''];
    return typeof file === 'object' && file !== null && 'name' in file && file.name === name;
  });
  if (!found) return;
  const path = pathOfDocument(wizard, found.index, field);
  await say(wizard, path, { [path]: [{ text: productText(message.key, app.texts(), message.params) }] });
}

/**
 * Fetches the changed form and carries the answers over to it. One message says that the form has changed and, by
 * the names that the old form had for them, which answers have no place any more (C6-15).
 */
export async function renew(wizard: Wizard, message: ProblemMessage): Promise<FormBundle> {
  const { app } = wizard;
  const old = wizard.bundle();
  const [bundle] = await Promise.all([app.forms.reload(old.form), app.culture.refresh()]);
  const dropped = openMigrated(app.claims, bundle, wizard.claim().snapshot());
  app.alert.show(changedForm(old, dropped, app.texts(), message));
  return bundle;
}
