import { type Day, dayOf } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { type FutureDateInstance, isPast } from './preventFutureDate.ts';
import { defineKeyword, FAILED, type KeywordFunction } from './types.ts';

const SHORT_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads M/d/yyyy, MM/dd/yyyy and the two mixed forms; null where it is no such day. */
export function parseShortDay(value: unknown): Day | null {
  const match = typeof value === 'string' ? SHORT_DATE.exec(value) : null;
  return match ? dayOf(Number(match[3]), Number(match[1]), Number(match[2])) : null;
}

/** As preventFutureDate, for the short formats; any other format fails (C4-11). */
export const preventFutureShortDate: KeywordFunction<FutureDateInstance> = (
  value,
  { allowToday },
  { today },
) => (isEmpty(value) || isPast(parseShortDay(value), today, allowToday) ? undefined : FAILED);

export const preventFutureShortDateDefinition = defineKeyword(
  'preventFutureShortDate',
  { allowToday: { type: 'boolean' } },
  ['allowToday'],
);
