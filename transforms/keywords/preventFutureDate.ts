import { type Day, parseDay } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface FutureDateInstance extends Instance {
  allowToday: boolean;
}

/** Whether a day is before today, or is today and that is allowed; an unreadable day (null) is not. */
export function isPast(day: Day | null, today: Day, allowToday: boolean): boolean {
  return day !== null && (day < today || (allowToday && day === today));
}

/** Not in the future, in Los Angeles, and readable as MM/dd/yyyy (C4-10). */
export const preventFutureDate: KeywordFunction<FutureDateInstance> = (value, { allowToday }, { today }) =>
  isEmpty(value) || isPast(parseDay(value), today, allowToday) ? undefined : FAILED;

export const preventFutureDateDefinition = defineKeyword(
  'preventFutureDate',
  { allowToday: { type: 'boolean' } },
  ['allowToday'],
);
