import fc from 'fast-check';
import { answer, type Model } from '../model.ts';
import { pathOfId } from '../places.ts';
import type { StepOf } from '../step.ts';
import { byId, type Command, intend, somewhere } from './command.ts';
import { answerable, fieldAt, idAt, meant, nextUnanswered, typeOfField } from './entering.ts';

function resolve(
  model: Model,
  { where, which }: { where: 'next' | number; which: number },
): StepOf<'choose'> | null {
  if (where === 'next') {
    const field = nextUnanswered(model);
    if (field?.kind !== 'radio' && field?.kind !== 'select') return null;
    const at = pathOfId(field.id);
    return { do: 'choose', at, value: String(meant(model, at) ?? '') };
  }
  const fields = answerable(model, ['radio', 'select']);
  const field = fields[where % Math.max(1, fields.length)];
  const options = field?.options.filter((value) => value !== '' && value !== field.value) ?? [];
  const value = options[which % Math.max(1, options.length)];
  return field && value !== undefined ? { do: 'choose', at: pathOfId(field.id), value } : null;
}

/** One of several: radios are tapped, lists are opened. What stands there is the value, not its words. */
export const choosing: Command<'choose'> = {
  draw: intend({ where: somewhere, which: fc.nat(30) }, resolve),
  async perform(world, { at, value }, model) {
    const id = idAt(model.seen, at);
    if (fieldAt(model.seen, at)?.kind === 'select') {
      await byId(world.page, id).focus();
      await byId(world.page, id).selectOption(value);
      return;
    }
    const radio = world.page.locator(`input[name="${id}"][value="${value}"]`);
    await (world.setting.width < 480 ? radio.tap() : radio.click());
  },
  learn(model, { at, value }) {
    answer(model, at, typeOfField(model, at) === 'boolean' ? value === 'true' : value);
  },
};
