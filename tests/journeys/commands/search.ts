import { labelOf } from '../listLabels.ts';
import { answer } from '../model.ts';
import { pathOfId } from '../places.ts';
import { byId, type Command, intend, somewhere, tap } from './command.ts';
import { answerable, idAt, meant, nextUnanswered } from './entering.ts';

/** A list that the server searches: the beginning of an entry is typed, and the entry picked. */
export const searching: Command<'search'> = {
  draw: intend({ where: somewhere }, (model, { where }) => {
    if (!model.online || !model.serverUp) return null;
    const boxes = answerable(model, ['search']);
    const field = where === 'next' ? nextUnanswered(model) : boxes[where % Math.max(1, boxes.length)];
    if (field?.kind !== 'search') return null;
    const at = pathOfId(field.id);
    return { do: 'search', at, value: field.value === '' ? String(meant(model, at) ?? '') : '' };
  }),
  async perform(world, { at, value }, model) {
    const id = idAt(model.seen, at);
    const box = byId(world.page, id);
    await box.focus();
    await world.page.keyboard.press('ControlOrMeta+A');
    await world.page.keyboard.press('Delete');
    if (value === '') {
      await world.page.keyboard.press('Tab');
      return;
    }
    const label = labelOf(model.form, value);
    await world.page.keyboard.type(label);
    await tap(world, `[role="option"]:text-is(${JSON.stringify(label)})`);
  },
  learn: (model, { at, value }) => answer(model, at, value),
};
