import fc from 'fast-check';
import { recordAt, recordsOf } from '../../../transforms/claims/claimFields.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import { inDialog } from '../axeOfNews.ts';
import { documentsWithin, kindWithin, moveEdited, withDocumentsOf } from '../entries.ts';
import { enter, type Model } from '../model.ts';
import { type ListPlace, listModel } from '../shares.ts';
import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

const recordOf = ({ entered }: Model, list: ListPlace, index: number): ClaimRecord | undefined =>
  recordAt(entered, listModel(list), index);

const savedDocuments = (model: Model, list: string, index: number): ClaimRecord[] =>
  documentsWithin(model.settled, recordOf(model, list, index) ?? {}, kindWithin(model.form, list));

/** Whether it is asked first: with a row may go documents (C8-15). */
const isAsked = (model: Model, list: string, index: number): boolean =>
  !isTable(model, list) || savedDocuments(model, list, index).length > 0;

/** A saved entry is taken out; or the person is asked, and it stays. */
export const removingEntry: Command<'removeEntry'> = {
  draw: intend(
    { among: fc.nat(5), which: fc.nat(5), keep: fc.boolean() },
    (model, { among, which, keep }) => {
      const lists = model.seen.lists.filter(({ entries, open }) => entries.length > 0 && open === 0);
      const list = lists[among % Math.max(1, lists.length)];
      const index = list?.entries[which % list.entries.length];
      if (!list || index === undefined) return null;
      const step = { do: 'removeEntry', list: listOf(list.id), index } as const;
      return keep && isAsked(model, step.list, step.index) ? { ...step, keep } : step;
    },
  ),
  async perform(world, { list, index, keep }, model) {
    await tap(world, `[id="root_${listModel(list)}_${index}"] .cw-button--danger`);
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
    const record = recordOf(model, list, index);
    const kind = kindWithin(model.form, list);
    const documents = documentsWithin(model.entered, record ?? {}, kind);
    if (isTable(model, list) && record) model.removed.set(list, { record, index, documents });
    const name = listModel(list);
    const left = recordsOf(model.entered, name).filter((_, at) => at !== index);
    moveEdited(model, list, index, -1);
    enter(model, { ...withDocumentsOf(model.entered, record ?? {}, kind, []), [name]: left });
  },
};
