import fc from 'fast-check';
import { recordAt } from '../../../transforms/claims/claimFields.ts';
import type { ClaimRecord } from '../../../transforms/ground/claim.ts';
import type { Model } from '../model.ts';
import { listModel } from '../shares.ts';
import { type Command, intend, tap } from './command.ts';
import { isDrafted, listOf } from './lists.ts';

const settledEntry = ({ settled }: Model, list: string, index: number): ClaimRecord | undefined =>
  recordAt(settled, listModel(list), index);

/** A saved entry is opened again: a card in a form of its own, a row where it stands. */
export const editingEntry: Command<'editEntry'> = {
  draw: intend({ among: fc.nat(5), which: fc.nat(5) }, (model, { among, which }) => {
    const lists = model.seen.lists.filter(({ editable, open }) => editable.length > 0 && open === 0);
    const list = lists[among % Math.max(1, lists.length)];
    const index = list?.editable[which % list.editable.length];
    return list && index !== undefined ? { do: 'editEntry', list: listOf(list.id), index } : null;
  }),
  perform: (world, { list, index }) =>
    tap(
      world,
      `[id="root_${listModel(list)}_${index}"] :is(.cw-card-buttons, .cw-row-buttons) button:not(.cw-button--danger)`,
    ),
  learn(model, { list, index }) {
    if (!isDrafted(model, list)) return;
    model.editing.set(list, index);
    model.drafts.set(list, { ...settledEntry(model, list, index) });
  },
};
