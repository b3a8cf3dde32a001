import { type Clock, clockAt, parseClock, secondsOf } from '../../../transforms/values/clock.ts';
import type { Picker } from '../pickerDefaults.ts';

const LAST_SECOND = 86_399;
const NOON = 43_200;

/** Bounds of a picker's times in seconds since midnight, both included. */
export interface TimeBounds {
  min: number;
  max: number;
}

/** Returns the bounds of a picker's times: the whole day by default (R5-34). */
export function timeBounds({ minTime, maxTime, seconds }: Picker): TimeBounds {
  const [min, max] = [parseClock(minTime), parseClock(maxTime)];
  const last = seconds ? LAST_SECOND : LAST_SECOND - 59;
  return { min: min ? secondsOf(min) : 0, max: max ? secondsOf(max) : last };
}

/** Clamps a time to the bounds. */
export function clampTime(seconds: number, { min, max }: TimeBounds): Clock {
  return clockAt(Math.min(max, Math.max(min, seconds)));
}

/** Tests if a time, or any of the `length` seconds from it on, is within the bounds. */
export function isOffered(from: number, { min, max }: TimeBounds, length = 1): boolean {
  return from <= max && from + length - 1 >= min;
}

/** Returns the time at which picking starts while none is picked: noon, within the bounds. */
export function startOf(bounds: TimeBounds): Clock {
  return clampTime(NOON, bounds);
}
