import fc from 'fast-check';
import { judge } from '../../../transforms/claims/judge.ts';
import { answer, contextOf, type Model } from '../model.ts';
import { isInEntry, pathOfId } from '../places.ts';
import type { FieldPath, StepOf } from '../step.ts';
import { type Command, intend } from './command.ts';
import { answerable, typeOfField } from './entering.ts';
import { STRAY, typing } from './type.ts';

const typed = ({ at, text }: StepOf<'leave'>): StepOf<'type'> => ({
  ...{ do: 'type', by: 'keys', haste: 'tab' },
  ...{ at, text },
});

/** Whether the claim would be wrong there. */
function isWrong(model: Model, at: FieldPath, text: string): boolean {
  const trial: Model = { ...model, drafts: new Map() };
  answer(trial, at, text);
  return judge(trial.entered, model.form.loaded, contextOf(trial)).errors.some(({ path }) => path === at);
}

function resolve(model: Model, { where, first }: { where: number; first: number }): StepOf<'leave'> | null {
  const fields = answerable(model, ['text']).map(({ id }) => pathOfId(id));
  const plain = fields.filter((path) => !isInEntry(path) && typeOfField(model, path) !== 'date');
  const at = plain[where % Math.max(1, plain.length)];
  if (at === undefined) return null;
  const texts = STRAY.map((_, index) => STRAY[(first + index) % STRAY.length] ?? '');
  const text = texts.find((candidate) => isWrong(model, at, candidate));
  return text === undefined ? null : { do: 'leave', at, text };
}

/** A field is left with a text that is wrong; it is mended later, or never. */
export const leavingWrong: Command<'leave'> = {
  draw: intend({ where: fc.nat(30), first: fc.nat(8) }, resolve),
  perform: (world, step, model) => typing.perform(world, typed(step), model),
  learn: (model, step, after) => typing.learn?.(model, typed(step), after),
};
