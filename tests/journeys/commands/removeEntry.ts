import fc from 'fast-check';
import type { ClaimRecord } from '../../../transforms/claims/types.ts';
import { inDialog } from '../axeOfNews.ts';
import { documentsWithin, kindWithin, withDocumentsOf } from '../entries.ts';
import { enter, type Model, savedEntries } from '../model.ts';
import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

const savedDocuments = (model: Model, list: string, index: number): ClaimRecord[] =>
  documentsWithin(model.settled, savedEntries(model, list)[index] ?? {}, kindWithin(model.form, list));

/** Whether it is asked first: with a row may go documents (C8-15). */
const isAsked = (model: Model, list: string, index: number): boolean =>
  !isTable(model, list) || savedDocuments(model, list, index).length > 0;

/** A saved entry is taken out; or the person is asked, and it stays. */
export const removingEntry: Command<'removeEntry'> = {
  draw: intend({ which: fc.nat(5), keep: fc.boolean() }, (model, { which, keep }) => {
    const list = model.seen.lists.find(({ entries, open }) => entries > 0 && open === 0);
    if (!list) return null;
    const step = { do: 'removeEntry', list: listOf(list.id), index: which % list.entries } as const;
    return keep && isAsked(model, step.list, step.index) ? { ...step, keep } : step;
  }),
  async perform(world, { list, index, keep }, model) {
    await tap(world, `[id="root_${list}_${index}"] .cw-button--danger`);
    // A row without documents is deleted at once, and can be brought back; before another entry goes it is asked.
    if (!isAsked(model, list, index)) return;
    const dialog = world.page.locator('dialog[open]');
    await dialog.waitFor();
    const faults = await inDialog(world.page, await dialog.innerText());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await tap(world, `dialog[open] .cw-button--${keep ? 'secondary' : 'danger-solid'}`);
  },
  learn(model, { list, index, keep }) {
    if (keep) return;
    const record = savedEntries(model, list)[index];
    const kind = kindWithin(model.form, list);
    const documents = documentsWithin(model.entered, record ?? {}, kind);
    if (isTable(model, list) && record) model.removed.set(list, { record, index, documents });
    const left = savedEntries(model, list).filter((_, at) => at !== index);
    enter(model, { ...withDocumentsOf(model.entered, record ?? {}, kind, []), [list]: left });
  },
};
