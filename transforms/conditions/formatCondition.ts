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

/** Names that formatted conditions use for fields, lists and values. */
export interface Naming {
  field(ref: Reference): string;
  list(ref: ListReference): string;
  member(ref: MemberReference): string;
  /** Formats a value; `beside` is the operand that it is compared with. */
  literal(value: string | number | boolean | null, beside?: CompiledOperand): string;
  /** Returns the names within a record of a list, for conditions on its records. */
  within?(list: ListReference): Naming;
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

const listed = (operands: readonly CompiledOperand[], naming: Naming, join: string): string =>
  operands.map((operand) => formatOperand(operand, naming)).join(join);

/** Formats the records of a list, and returns the naming within them. */
function recordWords(list: ListReference, where: CompiledCondition | undefined, naming: Naming) {
  const inside = naming.within?.(list) ?? naming;
  return { inside, among: where ? ` for which ${formatCondition(where, inside)}` : '' };
}

const decimals = (places: number): string => (places === 1 ? '1 decimal' : `${places} decimals`);

const SPELLED: OperandTable<string, [Naming]> = {
  literal: ({ literal }, naming) => naming.literal(literal),
  ref: ({ ref }, naming) => naming.field(ref),
  today: ({ today }) => shifted('today', today),
  count: ({ count, where }, naming) =>
    `the number of ${naming.list(count)}${recordWords(count, where, naming).among}`,
  sum: ({ sum, of, where }, naming) => {
    const { inside, among } = recordWords(of, where, naming);
    return `the sum of ${inside.field(sum)}${among}`;
  },
  add: ({ add }, naming) => listed(add, naming, ' + '),
  multiply: ({ multiply }, naming) => listed(multiply, naming, ' × '),
  subtract: ({ subtract }, naming) => listed(subtract, naming, ' − '),
  divide: ({ divide }, naming) => listed(divide, naming, ' ÷ '),
  shift: ({ shift, by }, naming) => shifted(formatOperand(shift, naming), by),
  daysBetween: ({ daysBetween }, naming) => `the days from ${listed(daysBetween, naming, ' to ')}`,
  round: ({ round, places }, naming) => `${formatOperand(round, naming)}, rounded to ${decimals(places)}`,
  least: ({ least }, naming) => `the least of ${listed(least, naming, ', ')}`,
  greatest: ({ greatest }, naming) => `the greatest of ${listed(greatest, naming, ', ')}`,
  first: ({ first }, naming) => `the first of ${listed(first, naming, ', ')}`,
  member: ({ member }, naming) => naming.member(member),
  entry: () => 'the way in',
};

const ARITHMETIC = ['add', 'multiply', 'subtract', 'divide'];

/** Formats an operand within another; arithmetic is in parentheses, to show precedence. */
function inner(words: string, operand: CompiledOperand): string {
  return ARITHMETIC.some((name) => name in operand) ? `(${words})` : words;
}

/** Formats an operand: `the sum of Amount + 25`. */
export function formatOperand(operand: CompiledOperand, naming: Naming): string {
  if ('literal' in operand) return naming.literal(operand.literal);
  const words = inner(operandEntry(SPELLED, operand)(operand, naming), operand);
  return naming.operand?.(words, operand) ?? words;
}

/** Formats a literal for the operand that it is compared with. */
const beside = (operand: CompiledOperand, other: CompiledOperand, naming: Naming): string =>
  'literal' in operand ? naming.literal(operand.literal, other) : formatOperand(operand, naming);

/** Formatters of the part of a test after its left side. */
const PREDICATES: TestTable<string, [Naming]> = {
  comparison: ({ op, left, right }, naming) => `${OPERATORS[op]} ${beside(right, left, naming)}`,
  in: ({ left, values }, naming) =>
    `is one of ${values.map((value) => naming.literal(value, left)).join(', ')}`,
  matches: ({ pattern }) => `matches ${pattern}`,
  empty: ({ empty }) => (empty ? 'is empty' : 'is not empty'),
};

/** Formats one test: `Amount is at least 25`. */
export function formatTest(test: ConditionTest, naming: Naming): string {
  const own = naming.test?.(test);
  if (own !== undefined) return own;
  return `${formatOperand(test.left, naming)} ${testEntry(PREDICATES, test)(test, naming)}`;
}

const joined = (parts: readonly CompiledCondition[], word: string, naming: Naming): string =>
  parts
    .map((part) =>
      isTest(part) || parts.length === 1
        ? formatCondition(part, naming)
        : `(${formatCondition(part, naming)})`,
    )
    .join(word);

const CONDITIONS: ConditionTable<string, [Naming]> = {
  all: ({ all }, naming) => joined(all, ' and ', naming),
  any: ({ any }, naming) => joined(any, ' or ', naming),
  not: ({ not }, naming) => `it is not so that ${formatCondition(not, naming)}`,
  op: formatTest,
};

/** Formats a whole condition in one line: `Amount is at least 25 and Paid is not empty`. */
export function formatCondition(condition: CompiledCondition, naming: Naming): string {
  return conditionEntry(CONDITIONS, condition)(condition, naming);
}
