import type { ComparisonOf } from '../conditions/comparisons.ts';
import {
  type Comparison,
  type ConditionTable,
  conditionEntry,
  type TestTable,
  testEntry,
} from '../ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand, Reference } from '../ground/expressions.ts';
import { type Day, parseParameterDay, shiftDay } from '../values/day.ts';

/** Day relative to today: `{ years: -18, months: 0, days: 0 }`. */
export type FromToday = { years: number; months: number; days: number };

/** First and last days of a field that a condition demands regardless of other answers; all of them apply. */
export interface AssertedDays {
  first: Day[];
  last: Day[];
  firstFromToday: FromToday[];
  lastFromToday: FromToday[];
}

type DateOperator = ComparisonOf<'date'>;

/** Side of the day that each comparison bounds, and the number of days by which it excludes the other day. */
const SIDES = {
  onOrAfter: { side: 'first', beside: 0 },
  after: { side: 'first', beside: 1 },
  onOrBefore: { side: 'last', beside: 0 },
  before: { side: 'last', beside: -1 },
} as const satisfies Record<DateOperator, { side: keyof AssertedDays; beside: number }>;

/** Comparison with its sides exchanged. */
const MIRRORED: Record<DateOperator, DateOperator> = {
  onOrAfter: 'onOrBefore',
  after: 'before',
  onOrBefore: 'onOrAfter',
  before: 'after',
};

const isDateOperator = (op: string): op is DateOperator => Object.hasOwn(SIDES, op);

function isSame(operand: CompiledOperand, field: Reference): boolean {
  if (!('ref' in operand) || operand.ref.field !== field.field) return false;
  const { ref } = operand;
  if ('up' in ref) return 'up' in field && ref.up === field.up;
  return 'model' in field && ref.model === field.model;
}

/** Returns the offset from today of a day that depends on no answer; null for every other operand. */
function fromToday(operand: CompiledOperand): FromToday | null {
  if ('today' in operand) return operand.today;
  if (!('shift' in operand && 'today' in operand.shift)) return null;
  // A shift of a shifted day may be clamped in between, so no single shift equals it.
  return Object.values(operand.shift.today).every((part) => part === 0) ? operand.by : null;
}

/** Returns a literal day, shifted or not. */
function constantDay(operand: CompiledOperand): Day | null {
  if ('literal' in operand) return parseParameterDay(operand.literal);
  const day = 'shift' in operand ? constantDay(operand.shift) : null;
  return day !== null && 'shift' in operand ? shiftDay(day, operand.by) : null;
}

function addBound(into: AssertedDays, op: DateOperator, bound: CompiledOperand): void {
  const { side, beside } = SIDES[op];
  const later = fromToday(bound);
  if (later) {
    into[`${side}FromToday`].push({ ...later, days: later.days + beside });
    return;
  }
  const day = constantDay(bound);
  const shifted = day === null ? null : shiftDay(day, { years: 0, months: 0, days: beside });
  if (shifted !== null) into[side].push(shifted);
}

function addComparison({ op, left, right }: Comparison, field: Reference, into: AssertedDays): void {
  if (!isDateOperator(op)) return;
  if (isSame(left, field)) addBound(into, op, right);
  else if (isSame(right, field)) addBound(into, MIRRORED[op], left);
}

const boundsNothing = () => {};

const TEST_BOUNDS: TestTable<void, [Reference, AssertedDays]> = {
  comparison: addComparison,
  in: boundsNothing,
  matches: boundsNothing,
  empty: boundsNothing,
};

const BOUNDS: ConditionTable<void, [Reference, AssertedDays]> = {
  all: ({ all }, field, into) => {
    for (const part of all) collect(part, field, into);
  },
  any: boundsNothing,
  not: boundsNothing,
  op: (test, field, into) => testEntry(TEST_BOUNDS, test)(test, field, into),
};

function collect(condition: CompiledCondition, field: Reference, into: AssertedDays): void {
  conditionEntry(BOUNDS, condition)(condition, field, into);
}

/**
 * Returns the bounds that an asserted condition puts on the days of `field` alone: by comparisons with a constant or
 * with today, at the top or under `all`. Comparisons with other answers do not bound a calendar.
 */
export function assertedDays(condition: CompiledCondition, field: Reference): AssertedDays {
  const days: AssertedDays = { first: [], last: [], firstFromToday: [], lastFromToday: [] };
  collect(condition, field, days);
  return days;
}
