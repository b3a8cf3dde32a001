import { savedEntries } from '../model.ts';
import { sectionOf } from '../shares.ts';
import { type Command, intend, seldom, tap } from './command.ts';
import { entriesMeant, listOf } from './lists.ts';

/** Another entry is begun, where the person has one to enter. */
export const addingEntry: Command<'addEntry'> = {
  draw: intend({ unasked: seldom }, (model, { unasked }) => {
    const isWanted = (list: string) =>
      unasked || savedEntries(model, list).length < entriesMeant(model, list);
    const found = model.seen.lists.find(({ id, open }) => open === 0 && isWanted(listOf(id)));
    return found ? { do: 'addEntry', list: listOf(found.id) } : null;
  }),
  perform: (world, { list }) => tap(world, `${sectionOf(list)} > .cw-add > button`),
};
