import { answer } from '../model.ts';
import { pathOfId } from '../places.ts';
import { byId, type Command, intend, somewhere } from './command.ts';
import { answerable, idAt, nextUnanswered } from './entering.ts';

/** A box is ticked, or the tick taken back. */
export const ticking: Command<'tick'> = {
  draw: intend({ where: somewhere }, (model, { where }) => {
    const boxes = answerable(model, ['checkbox']);
    const field = where === 'next' ? nextUnanswered(model) : boxes[where % Math.max(1, boxes.length)];
    if (field?.kind !== 'checkbox') return null;
    return { do: 'tick', at: pathOfId(field.id), on: field.value !== 'true' };
  }),
  async perform(world, { at }, model) {
    const box = byId(world.page, idAt(model.seen, at));
    await (world.setting.width < 480 ? box.tap() : box.click());
  },
  learn: (model, { at, on }) => answer(model, at, on),
};
