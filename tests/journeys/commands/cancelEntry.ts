import { closeEntry, documentsOf } from '../entries.ts';
import type { Model } from '../model.ts';
import { listModel, sectionOf } from '../shares.ts';
import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

/** The Delete of a saved row that is open means the row itself. */
const canBeDropped = (model: Model, list: string): boolean =>
  model.drafts.has(list) && !(isTable(model, list) && model.editing.has(list));

/** An entry that is open is dropped: what was saved of it stays as it was. */
export const cancellingEntry: Command<'cancelEntry'> = {
  draw: intend({}, (model) => {
    const found = model.seen.lists.find(({ id }) => canBeDropped(model, listOf(id)));
    return found ? { do: 'cancelEntry', list: listOf(found.id) } : null;
  }),
  perform: (world, { list }, model) =>
    tap(
      world,
      isTable(model, list)
        ? `${sectionOf(list)} tr.cw-row--edited[id*="${listModel(list)}-"]:not(tr.cw-row--edited *) > td > div > .cw-row-buttons .cw-button--danger`
        : `${sectionOf(list)} .cw-draft > .cw-actions > button.cw-button--quiet`,
    ),
  learn(model, { list }) {
    const record = model.drafts.get(list);
    const documents = documentsOf(model, list);
    closeEntry(model, list);
    if (isTable(model, list) && record) model.removed.set(list, { record, ...(documents && { documents }) });
  },
};
