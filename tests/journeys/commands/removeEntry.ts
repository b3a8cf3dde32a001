import fc from 'fast-check';
import { enter, savedEntries } from '../model.ts';
import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

/** A saved entry is taken out. */
export const removingEntry: Command<'removeEntry'> = {
  draw: intend({ which: fc.nat(5) }, (model, { which }) => {
    const list = model.seen.lists.find(({ entries, open }) => entries > 0 && open === 0);
    return list ? { do: 'removeEntry', list: listOf(list.id), index: which % list.entries } : null;
  }),
  async perform(world, { list, index }, model) {
    await tap(world, `[id="root_${list}_${index}"] .cw-button--danger`);
    // A row is deleted at once, and can be brought back; before another entry goes it is asked.
    if (!isTable(model, list)) await tap(world, 'dialog[open] .cw-button--danger-solid');
  },
  learn(model, { list, index }) {
    const left = savedEntries(model, list).filter((_, at) => at !== index);
    enter(model, { ...model.entered, [list]: left });
  },
};
