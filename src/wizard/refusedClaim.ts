import { placedRecordsIn } from '../../transforms/conditions/scope.ts';
import { productText } from '../../transforms/texts/lookUp.ts';
import { fileFieldOf } from '../stores/documents.ts';
import type { Message } from '../stores/problemMessages.ts';
import type { SubmitOutcome } from '../stores/submission.ts';
import type { ExtraMessage } from './pageErrors.ts';
import { placeOfDocument, placeOfSent } from './serverPlaces.ts';
import { sayWhileAnswered } from './whileAnswered.ts';
import type { Wizard } from './wizard.ts';

type SentErrors = Extract<SubmitOutcome, { kind: 'invalid' }>['errors'];

/** Takes the claimant to the first of what is said, at its place and in the page's summary of errors. */
async function say(wizard: Wizard, first: string, extra: Record<string, ExtraMessage[]>): Promise<void> {
  await wizard.show(first, extra);
  wizard.state.attempt += 1;
  sayWhileAnswered(wizard);
}

/** Takes the claimant to what the server found; its messages stand where no rule of ours says the same. */
export async function showErrors(wizard: Wizard, errors: SentErrors): Promise<undefined> {
  const extra: Record<string, ExtraMessage[]> = {};
  for (const { path: sent, message } of errors) {
    const path = placeOfSent(wizard, sent);
    extra[path] = [...(extra[path] ?? []), { text: message }];
  }
  const [first] = Object.keys(extra);
  if (!first) return;
  await say(wizard, first, extra);
}

/** Takes the claimant to the document that the server refused, with its message there (C10-14). */
export async function showDocument(wizard: Wizard, name: string, message: Message): Promise<undefined> {
  const { app } = wizard;
  if (app.settlement.settings.redirectOnError) return;
  const field = fileFieldOf(wizard.claim(), 'documentContexts');
  const records = placedRecordsIn(wizard.claim().state.document.documentContexts);
  const found = records.find(({ record }) => {
    const file = record[field ?? ''];
    return typeof file === 'object' && file !== null && 'name' in file && file.name === name;
  });
  if (!found) return;
  const path = placeOfDocument(wizard, found.index, field);
  await say(wizard, path, { [path]: [{ text: productText(message.key, app.texts(), message.params) }] });
}
