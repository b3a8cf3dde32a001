import fc from 'fast-check';
import { emptyRecord, withoutComputed } from '../../../transforms/claims/complete.ts';
import { isEmptyDraft } from '../../../transforms/claims/draft.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { fieldsOf } from '../entries.ts';
import type { Model } from '../model.ts';
import type { Seen } from '../observe.ts';
import { partsOf, pathOfId } from '../places.ts';
import type { FieldPath, StepOf } from '../step.ts';
import { entriesIn } from '../within.ts';
import { type Command, intend, seldom, tap } from './command.ts';
import { itemsMeant } from './lists.ts';

type Step = StepOf<'item'>;
type Inner = Seen['inner'][number];

/** The list within an open record, as the page shows it. */
const innerAt = ({ seen }: Model, list: FieldPath): Inner | undefined =>
  seen.inner.find(({ id }) => pathOfId(id) === list);

const innerFields = ({ form }: Model, path: FieldPath) => {
  const { list, field } = partsOf(path);
  return fieldsOf(form, list).find(({ name }) => name === field)?.fields ?? [];
};

const itemsOf = (model: Model, path: FieldPath): ClaimRecord[] => {
  const { list, field } = partsOf(path);
  return entriesIn(model.drafts.get(list), field);
};

function setItems(model: Model, path: FieldPath, items: ClaimRecord[]): void {
  const { list, field } = partsOf(path);
  model.drafts.set(list, { ...model.drafts.get(list), [field]: items });
}

/** An entry in which nothing was entered goes when it is left or done (C8-16). */
function leave(model: Model, path: FieldPath): void {
  const open = innerAt(model, path)?.open ?? null;
  const items = itemsOf(model, path);
  const entry = open === null ? undefined : items[open];
  if (open === null || !entry || !isEmptyDraft(withoutComputed(entry, innerFields(model, path)))) return;
  setItems(model, path, items.toSpliced(open, 1));
}

const canBeUndone = ({ removedItem }: Model, { id, undo }: Inner): boolean =>
  undo && removedItem?.list === pathOfId(id);

interface Params {
  act: Step['act'];
  which: number;
  unasked: boolean;
}

function resolve(model: Model, { act, which, unasked }: Params): Step | null {
  const [inner] = model.seen.inner;
  if (!inner) return null;
  const list = pathOfId(inner.id);
  const { entries, open } = inner;
  if (act === 'add') return unasked || entries < itemsMeant(model, list) ? { do: 'item', list, act } : null;
  if (act === 'done') return open === null ? null : { do: 'item', list, act };
  if (act === 'undo') return canBeUndone(model, inner) ? { do: 'item', list, act } : null;
  const index = which % Math.max(1, entries);
  if (entries === 0 || (act === 'edit' && index === open)) return null;
  return { do: 'item', list, act, index };
}

/** Where a person presses for each. */
function button(step: Step, { id }: Inner): string {
  const row = 'index' in step ? `[id="${id}-${step.index}"]` : '';
  const within = `[id="${id}"]`;
  return {
    add: `${within} > .cw-add > button`,
    done: `${within} tr.cw-row--edited .cw-row-buttons > button.cw-button--secondary`,
    undo: `${within} > .cw-undo button`,
    edit: `${row} .cw-row-buttons button:not(.cw-button--danger)`,
    remove: `${row} .cw-row-buttons button.cw-button--danger`,
  }[step.act];
}

const LEARN: { [Act in Step['act']]: (model: Model, step: Extract<Step, { act: Act }>) => void } = {
  add(model, { list }) {
    leave(model, list);
    setItems(model, list, [...itemsOf(model, list), emptyRecord(innerFields(model, list))]);
  },
  done: (model, { list }) => leave(model, list),
  edit: (model, { list }) => leave(model, list),
  remove(model, step) {
    if (!('index' in step)) return;
    const { list, index } = step;
    const items = itemsOf(model, list);
    const entry = items[index];
    if (entry) model.removedItem = { list, index, entry };
    setItems(model, list, items.toSpliced(index, 1));
  },
  undo(model, { list }) {
    const { removedItem } = model;
    if (!removedItem) return;
    model.removedItem = null;
    setItems(model, list, itemsOf(model, list).toSpliced(removedItem.index, 0, removedItem.entry));
  },
};

/** The entries of a list within the record that is open: begun, done, opened again, deleted and brought back. */
export const changingItem: Command<'item'> = {
  draw: intend(
    {
      act: fc.constantFrom<Step['act']>('add', 'done', 'undo', 'edit', 'remove'),
      which: fc.nat(5),
      unasked: seldom,
    },
    resolve,
  ),
  async perform(world, step, model) {
    const inner = innerAt(model, step.list);
    if (!inner) throw new Error(`The page shows no list ${step.list}`);
    await tap(world, button(step, inner));
  },
  learn: (model, step) => LEARN[step.act](model, step as never),
};
