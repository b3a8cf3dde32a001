import { parseDeadline } from '../../transforms/deadlines/deadlines.ts';
import type { AppContext } from '../context.ts';

/** Longest time that a page is kept, in ms: a new bundle is seen within a minute (C11-09). */
const KEPT_MS = 60_000;

/** Returns for how long a page may be kept from `now` on, in ms: for a minute, or until a deadline has passed. */
export function freshMs({ bundle }: AppContext, now: Date): number {
  const { timeZone, deadlines } = bundle.bundle.settlement;
  const left = Object.values(deadlines).map(
    (one) => parseDeadline(one.deadline, one.timeZone ?? timeZone).getTime() - now.getTime(),
  );
  // At the instant itself a claim is still in time.
  return Math.min(KEPT_MS, ...left.filter((ms) => ms >= 0).map((ms) => ms + 1));
}
