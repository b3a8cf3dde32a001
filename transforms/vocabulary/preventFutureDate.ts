import { type Day, parseDay } from '../values/day.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { flag } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface FutureDateInstance {
  allowToday: boolean;
}

/**
 * Creates the judgement of days that `read` parses: before today, or up to today where that is allowed; unreadable ones
 * fail.
 */
export function notInFuture(read: (value: unknown) => Day | null): Judge<FutureDateInstance> {
  return (value, { allowToday }, { today }) => {
    const day = read(value);
    return day !== null && (day < today || (allowToday && day === today)) ? undefined : FAILED;
  };
}

/** Rule that a MM/dd/yyyy day is before today in Los Angeles, or today where `allowToday` is true (C4-10). */
export const preventFutureDate = defineRule({ judge: notInFuture(parseDay), kind: 'date' });

export const preventFutureDateAdapter = defineAdapter(preventFutureDate, {
  on: 'field',
  parameters: { allowToday: 'flag' },
  instance: () => ({ allowToday: flag }),
  build: (read) => ({ allowToday: read.flag('allowToday') }),
  inputHints: ({ allowToday }) => ({ days: { until: allowToday ? 'today' : 'yesterday' } }),
});
