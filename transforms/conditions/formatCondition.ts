import {
  type ConditionTable,
  type ConditionTest,
  conditionEntry,
  isTest,
  type TestTable,
  testEntry,
} from '../ground/conditionTable.ts';
import type {
  ComparisonOperator,
  CompiledCondition,
  CompiledOperand,
  ListReference,
  MemberReference,
  Reference,
} from '../ground/expressions.ts';
import { type OperandTable, operandEntry } from '../ground/operandTable.ts';
import type { Span } from '../values/day.ts';

/** Formatters of the fields, lists and values in the text of a condition. */
export interface ConditionFormatter {
  field(ref: Reference): string;
  list(ref: ListReference): string;
  member(ref: MemberReference): string;
  /** Formats a value; `beside` is the operand that it is compared with. */
  literal(value: string | number | boolean | null, beside?: CompiledOperand): string;
  /** Returns the names within a record of a list, for conditions on its records. */
  within?(list: ListReference): ConditionFormatter;
  /** Extends the text of an operand that is no literal with its current value. */
  operand?(words: string, operand: CompiledOperand): string;
  /** Returns a special text for a test; undefined for the usual one. */
  test?(condition: ConditionTest): string | undefined;
}

const OPERATORS: Record<ComparisonOperator, string> = {
  equals: 'is',
  notEquals: 'is not',
  greaterThan: 'is more than',
  atLeast: 'is at least',
  lessThan: 'is less than',
  atMost: 'is at most',
  before: 'is before',
  onOrBefore: 'is on or before',
  after: 'is after',
  onOrAfter: 'is on or after',
};

/** Formats a span, `2 years and 1 day`; empty where all parts are zero. */
function spanWords({ years = 0, months = 0, days = 0 }: Span, sign: 1 | -1): string {
  const parts = [
    [years * sign, 'year'],
    [months * sign, 'month'],
    [days * sign, 'day'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}${count === 1 ? '' : 's'}`)
    .join(' and ');
}

/** Formats a shifted day: `18 years before today`, `30 days after the date`. */
function shifted(words: string, by: Span): string {
  const [later, earlier] = [spanWords(by, 1), spanWords(by, -1)];
  const after = later === '' ? words : `${later} after ${words}`;
  return earlier === '' ? after : `${earlier} before ${after}`;
}

const listed = (operands: readonly CompiledOperand[], formatter: ConditionFormatter, join: string): string =>
  operands.map((operand) => formatOperand(operand, formatter)).join(join);

/** Formats the records of a list, and returns the formatter within them. */
function recordWords(
  list: ListReference,
  where: CompiledCondition | undefined,
  formatter: ConditionFormatter,
) {
  const inside = formatter.within?.(list) ?? formatter;
  return { inside, among: where ? ` for which ${formatCondition(where, inside)}` : '' };
}

const decimals = (places: number): string => (places === 1 ? '1 decimal' : `${places} decimals`);

const SPELLED: OperandTable<string, [ConditionFormatter]> = {
  literal: ({ literal }, formatter) => formatter.literal(literal),
  ref: ({ ref }, formatter) => formatter.field(ref),
  today: ({ today }) => shifted('today', today),
  count: ({ count, where }, formatter) =>
    `the number of ${formatter.list(count)}${recordWords(count, where, formatter).among}`,
  sum: ({ sum, of, where }, formatter) => {
    const { inside, among } = recordWords(of, where, formatter);
    return `the sum of ${inside.field(sum)}${among}`;
  },
  add: ({ add }, formatter) => listed(add, formatter, ' + '),
  multiply: ({ multiply }, formatter) => listed(multiply, formatter, ' × '),
  subtract: ({ subtract }, formatter) => listed(subtract, formatter, ' − '),
  divide: ({ divide }, formatter) => listed(divide, formatter, ' ÷ '),
  shift: ({ shift, by }, formatter) => shifted(formatOperand(shift, formatter), by),
  daysBetween: ({ daysBetween }, formatter) => `the days from ${listed(daysBetween, formatter, ' to ')}`,
  round: ({ round, places }, formatter) =>
    `${formatOperand(round, formatter)}, rounded to ${decimals(places)}`,
  least: ({ least }, formatter) => `the least of ${listed(least, formatter, ', ')}`,
  greatest: ({ greatest }, formatter) => `the greatest of ${listed(greatest, formatter, ', ')}`,
  first: ({ first }, formatter) => `the first of ${listed(first, formatter, ', ')}`,
  member: ({ member }, formatter) => formatter.member(member),
  entry: () => 'the way in',
};

const ARITHMETIC = ['add', 'multiply', 'subtract', 'divide'];

/** Formats an operand within another; arithmetic is in parentheses, to show precedence. */
function inner(words: string, operand: CompiledOperand): string {
  return ARITHMETIC.some((name) => name in operand) ? `(${words})` : words;
}

/** Formats an operand: `the sum of Amount + 25`. */
export function formatOperand(operand: CompiledOperand, formatter: ConditionFormatter): string {
  if ('literal' in operand) return formatter.literal(operand.literal);
  const words = inner(operandEntry(SPELLED, operand)(operand, formatter), operand);
  return formatter.operand?.(words, operand) ?? words;
}

/** Formats a literal for the operand that it is compared with. */
const beside = (operand: CompiledOperand, other: CompiledOperand, formatter: ConditionFormatter): string =>
  'literal' in operand ? formatter.literal(operand.literal, other) : formatOperand(operand, formatter);

/** Formatters of the part of a test after its left side. */
const PREDICATES: TestTable<string, [ConditionFormatter]> = {
  comparison: ({ op, left, right }, formatter) => `${OPERATORS[op]} ${beside(right, left, formatter)}`,
  in: ({ left, values }, formatter) =>
    `is one of ${values.map((value) => formatter.literal(value, left)).join(', ')}`,
  matches: ({ pattern }) => `matches ${pattern}`,
  empty: ({ empty }) => (empty ? 'is empty' : 'is not empty'),
};

/** Formats one test: `Amount is at least 25`. */
export function formatTest(test: ConditionTest, formatter: ConditionFormatter): string {
  const own = formatter.test?.(test);
  if (own !== undefined) return own;
  return `${formatOperand(test.left, formatter)} ${testEntry(PREDICATES, test)(test, formatter)}`;
}

const joined = (parts: readonly CompiledCondition[], word: string, formatter: ConditionFormatter): string =>
  parts
    .map((part) =>
      isTest(part) || parts.length === 1
        ? formatCondition(part, formatter)
        : `(${formatCondition(part, formatter)})`,
    )
    .join(word);

const CONDITIONS: ConditionTable<string, [ConditionFormatter]> = {
  all: ({ all }, formatter) => joined(all, ' and ', formatter),
  any: ({ any }, formatter) => joined(any, ' or ', formatter),
  not: ({ not }, formatter) => `it is not so that ${formatCondition(not, formatter)}`,
  op: formatTest,
};

/** Formats a whole condition in one line: `Amount is at least 25 and Paid is not empty`. */
export function formatCondition(condition: CompiledCondition, formatter: ConditionFormatter): string {
  return conditionEntry(CONDITIONS, condition)(condition, formatter);
}
