import fc from 'fast-check';
import { FORM_NAMES } from '../../../transforms/ground/modelNames.ts';
import type { Model } from '../model.ts';
import { type Command, intend } from './command.ts';

/** The session's clock rests on the entry pages of all forms but one, where nobody has anything to lose (R2-24). */
const isAtRest = ({ form, page }: Model): boolean =>
  form.loaded.plan.formType !== FORM_NAMES.standard && page === form.pages[0]?.name;

/** Time passes while nobody touches anything. */
export const waiting: Command<'wait'> = {
  draw: intend({ minutes: fc.constantFrom(1, 10, 25, 31) }, (model, { minutes }) =>
    model.online && model.serverUp && !(isAtRest(model) && model.signedIn) ? { do: 'wait', minutes } : null,
  ),
  perform: (world, { minutes }) => world.pass(minutes),
  learn(model, { minutes }) {
    const limit = model.form.bundle.settlement.settings?.minSessionDuration ?? 30;
    if (minutes >= limit && !isAtRest(model)) model.end = 'expired';
  },
};
