import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

/** An entry that is open is dropped: what was saved of it stays as it was. */
export const cancellingEntry: Command<'cancelEntry'> = {
  draw: intend({}, (model) => {
    const found = model.seen.lists.find(({ id }) => model.drafts.has(listOf(id)));
    return found ? { do: 'cancelEntry', list: listOf(found.id) } : null;
  }),
  perform: (world, { list }, model) =>
    tap(
      world,
      isTable(model, list)
        ? `#root_${list} tr.cw-row--edited[id*="${list}-"] .cw-button--danger`
        : `#root_${list} .cw-draft .cw-actions > button.cw-button--quiet`,
    ),
  learn(model, { list }) {
    const record = model.drafts.get(list);
    model.drafts.delete(list);
    model.editing.delete(list);
    if (isTable(model, list) && record) model.removed.set(list, { record });
  },
};
