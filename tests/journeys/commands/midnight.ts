import { todayInLosAngeles } from '../../../transforms/values/day.ts';
import { enter, type Model } from '../model.ts';
import { type Command, intend } from './command.ts';

/** Shorter than any session of the samples, so that nobody is signed out by it. */
const LONGEST = 20;

/** Whole minutes until it is the next day, by the clock that deadlines and dates are judged by; null where it is far off. */
function untilMidnight({ now }: Pick<Model, 'now'>): number | null {
  const start = now();
  const today = todayInLosAngeles(start);
  for (let minutes = 1; minutes <= LONGEST; minutes += 1)
    if (todayInLosAngeles(new Date(start.getTime() + minutes * 60_000)) !== today) return minutes;
  return null;
}

/** The clock goes over midnight under the person's hands: what today is judged by is judged anew. */
export const crossingMidnight: Command<'midnight'> = {
  draw: intend({}, (model) =>
    model.online && model.serverUp && untilMidnight(model) !== null ? { do: 'midnight' } : null,
  ),
  async perform(world) {
    await world.pass(untilMidnight(world) ?? 0);
    // Somebody is there: what the session has left is counted from here.
    await world.page.keyboard.press('Shift');
  },
  learn: (model) => enter(model, model.entered),
};
