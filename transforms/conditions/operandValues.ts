import type { OrderedKind } from '../ground/expressions.ts';
import {
  type Day,
  daysBetween,
  formatDay,
  parseDay,
  parseParameterDay,
  type Span,
  shiftDay,
} from '../values/day.ts';
import {
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  roundDecimal,
} from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import type { Comparable } from '../values/equality.ts';

/** Result of an operand that has no value. */
export const NOTHING: Comparable = { value: null };

/** Returns a computed number as a comparable. */
export const number = (value: Decimal | null): Comparable => ({
  value: value === null ? null : formatDecimal(value),
  type: 'number',
});

function date(value: Day | null): Comparable {
  return { value: value === null ? null : formatDay(value), type: 'date' };
}

/** Tests if a value is empty. An unset boolean is `false`, never empty (C3-01). */
export function isEmptyComparable({ value, type }: Comparable): boolean {
  return type !== 'boolean' && isEmpty(value);
}

/** Parses a day. A field's date is MM/dd/yyyy; a literal may be yyyy-MM-dd, too (C8-13). */
export function dayIn({ value, type }: Comparable): Day | null {
  return type === undefined ? parseParameterDay(value) : parseDay(value);
}

/** Shifts a day; empty where there is none. */
export function shifted(day: Day | null, by: Span): Comparable {
  return date(day === null ? null : shiftDay(day, by));
}

/** Returns the calendar days from one date to another; empty where either is empty. */
export function daysFrom(from: Comparable, to: Comparable): Comparable {
  const [first, last] = [dayIn(from), dayIn(to)];
  return number(
    first === null || last === null ? null : { coefficient: BigInt(daysBetween(first, last)), scale: 0 },
  );
}

/** Rounds a number. The result is text with exactly `places` decimals, because rules on texts read all of them. */
export function rounded({ value }: Comparable, places: number): Comparable {
  const decimal = parseDecimal(value);
  return { value: decimal === null ? null : roundDecimal(decimal, places), type: 'number' };
}

/** Returns the values that are not null. */
function present<T>(values: readonly (T | null)[]): T[] {
  return values.filter((value): value is T => value !== null);
}

function furthest<T>(values: readonly T[], compare: (a: T, b: T) => number, side: 1 | -1): T | null {
  const [first = null, ...others] = values;
  return others.reduce(
    (best, value) => (best !== null && compare(value, best) * side > 0 ? value : best),
    first,
  );
}

/** Returns the greatest of the values, or with the side -1 the least; empty where none can be parsed as that kind. */
export function outermost(values: readonly Comparable[], of: OrderedKind, side: 1 | -1): Comparable {
  if (of === 'date') return date(furthest(present(values.map(dayIn)), (a, b) => a - b, side));
  return number(furthest(present(values.map(({ value }) => parseDecimal(value))), compareDecimals, side));
}
