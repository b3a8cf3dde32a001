import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../conditions/types.ts';
import { parseDay } from '../values/day.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction, REFERENCE } from './types.ts';

export interface EndDateInstance extends Instance {
  start: Reference;
  inclusive: boolean;
}

/** After the start date, or on or after it. */
export type EndDateFailure = Failure<'inclusive', never>;

/** After the start date, or on it where inclusive; passes when the start is empty or unreadable (C4-05). */
export const endDate: KeywordFunction<EndDateInstance, EndDateFailure> = (
  value,
  { start, inclusive },
  site,
) => {
  if (isEmpty(value)) return undefined;
  const from = parseDay(valueAt(start, site));
  if (from === null) return undefined;
  const day = parseDay(value);
  if (day !== null && (day > from || (inclusive && day === from))) return undefined;
  const failure: EndDateFailure = inclusive ? { variant: 'inclusive' } : {};
  return failure;
};

export const endDateDefinition = defineKeyword(
  'endDate',
  { start: REFERENCE, inclusive: { type: 'boolean' } },
  ['start', 'inclusive'],
);
