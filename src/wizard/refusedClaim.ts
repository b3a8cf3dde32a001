import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { fileFieldName } from '../stores/documents.ts';
import type { FormConfiguration } from '../stores/forms.ts';
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
 * Shows messages of the server at their fields and in the error summary, and navigates to the first; Next leads from
 * there back to the page of filing, as a change of an answer does (C10-08).
 */
async function say(wizard: Wizard, first: string, extra: Record<string, ExtraMessage[]>): Promise<void> {
  const review = beginReview(wizard, first);
  await wizard.show(first, extra);
  if (wizard.state.page !== review.summary) wizard.state.review = review;
  wizard.state.attempt += 1;
  trackServerMessages(wizard);
}

/** Shows the errors of the server at their fields, and navigates to the first. */
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

/** Shows the server's refusal of the uploaded document with this file name at that document (C10-14). */
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
 * Loads the changed form and migrates the answers to it. One message says that the form has changed and lists, by their
 * labels in the old form, the answers that were dropped (C6-15).
 */
export async function migrateToChangedForm(
  wizard: Wizard,
  message: ProblemMessage,
): Promise<FormConfiguration> {
  const { app } = wizard;
  const old = wizard.bundle();
  const [bundle] = await Promise.all([app.forms.reload(old.form), app.culture.refresh()]);
  const dropped = openMigrated(app.claims, bundle, wizard.claim().snapshot());
  app.alert.show(changedForm(old, dropped, app.texts(), message));
  return bundle;
}
