import { judge } from '../../transforms/claims/judge.ts';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { isMeant, meant, nextUnanswered } from './commands/entering.ts';
import { documentsMeant, entriesMeant, itemsMeant, listOf } from './commands/lists.ts';
import { freshName } from './commands/upload.ts';
import { wayMeant } from './commands/way.ts';
import { filesWithin, isNothingYet } from './entries.ts';
import { wantsBack } from './left.ts';
import { contextOf, type Model, savedEntries, valueAt } from './model.ts';
import type { SeenField } from './observe.ts';
import { DOCUMENT, isOfDocument, partsOf, pathOfId } from './places.ts';
import { type ListPlace, listModel, placedIn } from './shares.ts';
import type { Step } from './step.ts';
import { entriesIn } from './within.ts';

/** The answer that is meant, given in the plainest way. */
export function plainAnswer(model: Model, { id, kind, value }: SeenField): Step {
  const at = pathOfId(id);
  const text = String(meant(model, at) ?? '');
  if (kind === 'checkbox') return { do: 'tick', at, on: value !== 'true' };
  if (kind === 'search') return { do: 'search', at, value: value === '' ? text : '' };
  if (kind === 'file' && value !== '' && !isOfDocument(at)) return { do: 'dropFile', at, which: 0 };
  if (kind === 'file') return { do: 'upload', at, name: freshName(model, ['receipt.pdf']) };
  if (kind === 'radio' || kind === 'select') return { do: 'choose', at, value: text };
  return { do: 'type', at, text, by: 'keys', haste: 'tab' };
}

/** What stands in the way of any answer: the network or the server is away. */
function restored({ online, serverUp }: Model): Step | null {
  if (!serverUp) return { do: 'server', up: true };
  return online ? null : { do: 'network', on: true };
}

/** What is still to be done in the entry that is open: in its own lists, and of its own documents. */
function ofOpenEntry(model: Model, own: string): Step | null {
  const documents = `${own}.+.${DOCUMENT}`;
  const shown = model.seen.fields.filter(({ id, value }) => value !== '' && pathOfId(id) === documents);
  if (shown.length > 0 && filesWithin(model, own).length > documentsMeant(model, own))
    return { do: 'dropFile', at: documents, which: shown.length - 1 };
  for (const { id, entries, open } of model.seen.inner) {
    const list = pathOfId(id);
    if (partsOf(list).list !== own) continue;
    if (entries > itemsMeant(model, list)) return { do: 'item', list, act: 'remove', index: entries - 1 };
    const wrong = wrongItem(model, list, entries, open);
    if (wrong !== null) return { do: 'item', list, act: 'edit', index: wrong };
    if (entries < itemsMeant(model, list)) return { do: 'item', list, act: 'add' };
  }
  return null;
}

/** The first entry of a list within the open record that is shut, and not as the person means it. */
function wrongItem(model: Model, list: string, entries: number, open: number | null): number | null {
  const { list: own, field } = partsOf(list);
  const items = entriesIn(model.drafts.get(own), field);
  for (let index = 0; index < entries; index += 1) {
    const names = Object.keys(items[index] ?? {});
    const isRight = names.every((name) => {
      const path = `${list}.${index}.${name}`;
      return isMeant(model, path, valueAt(model, path));
    });
    if (index !== open && !isRight) return index;
  }
  return null;
}

const lastOf = (model: Model, list: ListPlace): number =>
  placedIn(model.form, model.entered, list).at(-1)?.index ?? 0;

/** What is to be done with the open entry of a list: finished where it is wanted, else dropped. */
function ofDraft(model: Model, list: string, draft: ClaimRecord, isWanted: boolean): Step | null {
  if (isWanted) return ofOpenEntry(model, list) ?? { do: 'finishEntry', list };
  return isNothingYet(model, list, draft) ? null : { do: 'cancelEntry', list };
}

/** The first saved entry of a list that can be opened and in which something is wrong: saved as its block was hidden. */
function faultyEntry(model: Model, list: ListPlace, editable: readonly number[]): number | undefined {
  const { errors } = judge(model.entered, model.form.loaded, contextOf(model));
  const isFaulty = (index: number) =>
    errors.some(({ path }) => path.startsWith(`${listModel(list)}.${index}.`));
  return editable.find(isFaulty);
}

/** An entry that is saved, dropped, begun, or wanted no more. */
function ofLists(model: Model): Step | null {
  for (const { id, editable } of model.seen.lists) {
    const list = listOf(id);
    const wanted = entriesMeant(model, list);
    const saved = savedEntries(model, list).length;
    const draft = model.drafts.get(list);
    const step = draft && ofDraft(model, list, draft, model.editing.has(list) || saved < wanted);
    if (step) return step;
    if (saved > wanted) return { do: 'removeEntry', list, index: lastOf(model, list) };
    if (saved < wanted) return { do: 'addEntry', list };
    const faulty = draft ? undefined : faultyEntry(model, list, editable);
    if (faulty !== undefined) return { do: 'editEntry', list, index: faulty };
  }
  return null;
}

/** What a person does next who does nothing but answer and go on; null where nothing is left to do. */
export function nextCalmStep(model: Model): Step | null {
  if (model.end) return null;
  const away = restored(model);
  if (away) return away;
  const field = nextUnanswered(model);
  if (model.entry !== wayMeant(model)) {
    if (model.seen.way !== null) return { do: 'way', way: wayMeant(model) };
    if (model.seen.back) return { do: 'back' };
  }
  if (field) return plainAnswer(model, field);
  if (model.seen.back && wantsBack(model)) return { do: 'back' };
  return ofLists(model) ?? (model.seen.next ? { do: 'next', by: 'tap' } : null);
}
