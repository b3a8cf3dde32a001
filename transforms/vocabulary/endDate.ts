import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import { parseDay } from '../values/day.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import { flag, reference } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface EndDateInstance {
  start: Reference;
  inclusive: boolean;
}

/** Failure of the rule: `inclusive` where the date may equal the start date. */
export type EndDateFailure = Failure<'inclusive', never>;

const judge: Judge<EndDateInstance, EndDateFailure> = (value, { start, inclusive }, site) => {
  const from = parseDay(valueAt(start, site));
  if (from === null) return undefined;
  const day = parseDay(value);
  if (day !== null && (day > from || (inclusive && day === from))) return undefined;
  return inclusive ? { variant: 'inclusive' } : {};
};

/**
 * Rule that a date is after the start date, or on it where inclusive; it passes when the start is empty or unreadable
 * (C4-05).
 */
export const endDate = defineRule({ judge, kind: 'date', variants: { inclusive: {} } });

export const endDateAdapter = defineAdapter(endDate, {
  on: 'field',
  parameters: { startField: 'field', inclusive: 'flag' },
  ordinal: ['startField'],
  instance: () => ({ start: reference, inclusive: flag }),
  build: (read) => ({ start: read.field('startField'), inclusive: read.flag('inclusive') }),
  inputHints: (after) => ({ after }),
});
