import fc from 'fast-check';
import { type Command, intend } from './command.ts';

/** Time passes while nobody touches anything. */
export const waiting: Command<'wait'> = {
  draw: intend({ minutes: fc.constantFrom(1, 10, 25, 31) }, (model, { minutes }) =>
    model.online && model.serverUp ? { do: 'wait', minutes } : null,
  ),
  perform: (world, { minutes }) => world.pass(minutes),
  learn(model, { minutes }) {
    const limit = model.form.bundle.settlement.settings?.minSessionDuration ?? 30;
    if (minutes >= limit) model.end = 'expired';
  },
};
