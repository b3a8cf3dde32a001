import { type Day, dayOf } from '../values/day.ts';
import { defineRule } from './defineRule.ts';
import { notInFuture, preventFutureDateAdapter } from './preventFutureDate.ts';

const SHORT_DATE = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Parses M/d/yyyy, MM/dd/yyyy and the two mixed forms; null where it is no such day. */
function parseShortDay(value: unknown): Day | null {
  const match = typeof value === 'string' ? SHORT_DATE.exec(value) : null;
  return match ? dayOf(Number(match[3]), Number(match[1]), Number(match[2])) : null;
}

/** Rule like preventFutureDate for the short formats; any other format fails (C4-11). */
export const preventFutureShortDate = defineRule({ judge: notInFuture(parseShortDay), kind: 'date' });

export const preventFutureShortDateAdapter = preventFutureDateAdapter;
