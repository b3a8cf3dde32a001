import { type Day, partsOf } from './day.ts';

/** Returns the day of the week, Sunday being 0. */
export function weekdayOf(value: Day): number {
  const { year, month, day } = partsOf(value);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}
