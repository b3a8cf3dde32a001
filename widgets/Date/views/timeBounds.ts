import { type Clock, clockAt, parseClock, secondsOf } from '../../../transforms/values/clock.ts';
import type { Picker } from '../pickerDefaults.ts';

const LAST_SECOND = 86_399;
const NOON = 43_200;

/** Seconds since midnight that a picker's times lie between, both included. */
export interface TimeBounds {
  min: number;
  max: number;
}

/** The bounds of a picker's times: the whole day where its page says nothing (R5-34). */
export function timeBounds({ minTime, maxTime, seconds }: Picker): TimeBounds {
  const [min, max] = [parseClock(minTime), parseClock(maxTime)];
  const last = seconds ? LAST_SECOND : LAST_SECOND - 59;
  return { min: min ? secondsOf(min) : 0, max: max ? secondsOf(max) : last };
}

/** The nearest time that is offered. */
export function clampTime(seconds: number, { min, max }: TimeBounds): Clock {
  return clockAt(Math.min(max, Math.max(min, seconds)));
}

/** Whether a time, or any of the so many seconds from it on, is offered. */
export function isOffered(from: number, { min, max }: TimeBounds, length = 1): boolean {
  return from <= max && from + length - 1 >= min;
}

/** Where the keyboard starts while no time is picked. */
export function startOf(bounds: TimeBounds): Clock {
  return clampTime(NOON, bounds);
}
