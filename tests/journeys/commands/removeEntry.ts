import fc from 'fast-check';
import { inDialog } from '../axeOfNews.ts';
import { enter, savedEntries } from '../model.ts';
import { type Command, intend, tap } from './command.ts';
import { isTable, listOf } from './lists.ts';

/** A saved entry is taken out; or the person is asked, and it stays. */
export const removingEntry: Command<'removeEntry'> = {
  draw: intend({ which: fc.nat(5), keep: fc.boolean() }, (model, { which, keep }) => {
    const list = model.seen.lists.find(({ entries, open }) => entries > 0 && open === 0);
    if (!list) return null;
    const step = { do: 'removeEntry', list: listOf(list.id), index: which % list.entries } as const;
    return keep && !isTable(model, step.list) ? { ...step, keep } : step;
  }),
  async perform(world, { list, index, keep }, model) {
    await tap(world, `[id="root_${list}_${index}"] .cw-button--danger`);
    // A row is deleted at once, and can be brought back; before another entry goes it is asked.
    if (isTable(model, list)) return;
    const dialog = world.page.locator('dialog[open]');
    await dialog.waitFor();
    const faults = await inDialog(world.page, await dialog.innerText());
    if (faults.length > 0) throw new Error(faults.join('\n'));
    await tap(world, `dialog[open] .cw-button--${keep ? 'secondary' : 'danger-solid'}`);
  },
  learn(model, { list, index, keep }) {
    if (keep) return;
    const record = savedEntries(model, list)[index];
    if (isTable(model, list) && record) model.removed.set(list, { record, index });
    const left = savedEntries(model, list).filter((_, at) => at !== index);
    enter(model, { ...model.entered, [list]: left });
  },
};
