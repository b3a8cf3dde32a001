import type { PickerDays } from '../../schemas/uiOptions.ts';
import { formatDay } from '../values/day.ts';
import type { FieldHints } from './fieldHints.ts';

/** Returns the tightest of several bounds on a day, MM/dd/yyyy; undefined without any. */
function tightest(bounds: readonly number[], of: (...days: number[]) => number) {
  return bounds.length ? formatDay(of(...bounds)) : undefined;
}

/**
 * Returns the days that a field's rules allow regardless of other answers, which its picker offers (R5-33, C10-06).
 * Undefined where all days are allowed.
 */
export function pickerDays(hints: readonly FieldHints[]): PickerDays | undefined {
  const told = hints.flatMap(({ days }) => days ?? []);
  const first = tightest(
    told.flatMap((days) => days.first ?? []),
    Math.max,
  );
  const last = tightest(
    told.flatMap((days) => days.last ?? []),
    Math.min,
  );
  const firstFromToday = told.flatMap((days) => days.firstFromToday ?? []);
  const lastFromToday = told.flatMap((days) => days.lastFromToday ?? []);
  const until = told.flatMap((days) => days.until ?? []);
  const days: PickerDays = {
    ...(first && { first }),
    ...(last && { last }),
    ...(until.length && { until: until.includes('yesterday') ? 'yesterday' : 'today' }),
    ...(firstFromToday.length && { firstFromToday }),
    ...(lastFromToday.length && { lastFromToday }),
  };
  return Object.keys(days).length ? days : undefined;
}
