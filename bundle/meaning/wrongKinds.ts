import { COMPARED_AS, type ComparedAs } from '../../transforms/conditions/comparisons.ts';
import { typesOfOperand } from '../../transforms/conditions/kinds.ts';
import { AUTHORED_KINDS } from '../../transforms/fields/fields.ts';
import {
  type Comparison,
  type ConditionTest,
  type TestTable,
  testEntry,
} from '../../transforms/ground/conditionTable.ts';
import type { CompiledOperand, OrderedKind } from '../../transforms/ground/expressions.ts';
import { type OperandOf, type OperandTable, operandEntry } from '../../transforms/ground/operandTable.ts';
import { parseParameterDay } from '../../transforms/values/day.ts';
import { parseDecimal } from '../../transforms/values/decimal.ts';
import type { OperandUse } from './conditionUse.ts';
import { sidesOf } from './conditionUse.ts';

/** A part of a test or a calculation that can never be what is made of it. */
export interface WrongKind {
  /** The key under which it stands. */
  at: (string | number)[];
  /** The end of a sentence: what it is and what is wanted. */
  says: string;
  hint: string;
}

const COMPARED: Record<ComparedAs, (test: Comparison) => WrongKind[]> = {
  equality: ({ op, left, right }) => ('literal' in right ? unequal(left, right.literal, [op]) : []),
  number: (test) => ordered(test, 'number'),
  date: (test) => ordered(test, 'date'),
};

const nothing = (): WrongKind[] => [];

const WRONG_IN_TEST: TestTable<WrongKind[]> = {
  comparison: (test) => COMPARED[COMPARED_AS[test.op]](test),
  in: ({ left, values }) => values.flatMap((value, index) => unequal(left, value, ['in', index])),
  matches: nothing,
  empty: nothing,
};

/** What a test compares that can never be compared so: the outcome does not depend on any answer. */
export function wrongInTest(test: ConditionTest): WrongKind[] {
  return testEntry(WRONG_IN_TEST, test)(test);
}

function ordered(test: Comparison, wanted: OrderedKind): WrongKind[] {
  return sidesOf(test).flatMap(({ operand, at }) => {
    const says = `is ${describe(operand)}, and ${test.op} compares ${wanted === 'date' ? 'days' : 'numbers'}`;
    return isOfKind(operand, wanted) ? [] : [{ at: [at], says, hint: mendOf(operand, wanted) }];
  });
}

const OTHER_ORDER: Record<OrderedKind, string> = {
  number: 'Compare days with before, onOrBefore, after or onOrAfter.',
  date: 'Compare numbers with greaterThan, atLeast, lessThan or atMost.',
};
const NEEDED: Record<OrderedKind, string> = {
  number: 'Name a number field, or write a number.',
  date: 'Name a date field, or write a day.',
};

/** Comparing in the other order helps only where the operand has one. */
function mendOf(operand: CompiledOperand, wanted: OrderedKind): string {
  if (isOfKind(operand, wanted === 'date' ? 'number' : 'date')) return OTHER_ORDER[wanted];
  const amount = 'literal' in operand && wanted === 'number' ? bareNumber(operand.literal) : null;
  return amount === null ? NEEDED[wanted] : `Write the number alone: ${amount}.`;
}

/** The number of "$1,000", or null. */
function bareNumber(literal: unknown): string | null {
  const digits = String(literal).replace(/[\s,%\p{Sc}]/gu, '');
  return parseDecimal(digits) === null ? null : digits;
}

function describe(operand: CompiledOperand): string {
  if ('literal' in operand) return JSON.stringify(operand.literal);
  return typesOfOperand(operand)
    .map((type) => AUTHORED_KINDS[type].called)
    .join(' or ');
}

/** Whether an operand may be a number or a day; a text may be either. */
function isOfKind(operand: CompiledOperand, wanted: OrderedKind): boolean {
  if ('literal' in operand) return readsAs(operand.literal, wanted);
  return typesOfOperand(operand).some((type) => type === wanted || type === 'string');
}

const readsAs = (literal: unknown, wanted: OrderedKind) =>
  wanted === 'date' ? parseParameterDay(literal) !== null : parseDecimal(literal) !== null;

/** A literal that nothing of the operand's type equals. */
function unequal(
  operand: CompiledOperand,
  literal: string | number | boolean | null,
  at: WrongKind['at'],
): WrongKind[] {
  const [type, other] = typesOfOperand(operand);
  // What a `first` over a boolean comes to is another finding.
  if ('literal' in operand || 'first' in operand || type === undefined || other !== undefined) return [];
  const { called, compared } = AUTHORED_KINDS[type];
  if (compared === null || compared.fits(literal)) return [];
  return [{ at, says: `is compared with ${called}, which it never equals`, hint: compared.hint }];
}

const wrongSum = ({ sum: { type } }: OperandOf<'sum'>): WrongKind[] => {
  if (type === 'number' || type === 'string') return [];
  const hint = `Add a number field, or count records: { "count": …, "where": … }.`;
  return [{ at: ['sum'], says: `is ${AUTHORED_KINDS[type].called}, and a sum adds numbers`, hint }];
};

const numbers = (key: string, parts: readonly CompiledOperand[]): WrongKind[] =>
  unfit(parts, (index) => [key, index], 'number');

const WRONG: OperandTable<WrongKind[]> = {
  sum: wrongSum,
  shift: ({ shift }) => unfit([shift], () => ['shift'], 'date'),
  daysBetween: ({ daysBetween }) => unfit(daysBetween, (index) => ['daysBetween', index], 'date'),
  round: ({ round }) => unfit([round], () => ['round'], 'number'),
  add: ({ add }) => numbers('add', add),
  multiply: ({ multiply }) => numbers('multiply', multiply),
  subtract: ({ subtract }) => numbers('subtract', subtract),
  divide: ({ divide }) => numbers('divide', divide),
  // The values of these may be of either kind, which they were compiled with.
  least: nothing,
  greatest: nothing,
  first: nothing,
  literal: nothing,
  ref: nothing,
  today: nothing,
  count: nothing,
  member: nothing,
  entry: nothing,
};

/** What a calculation is made of that is no number, or no day: nothing ever comes out. */
export function wrongInOperand({ operand }: OperandUse): WrongKind[] {
  return operandEntry(WRONG, operand)(operand);
}

function unfit(
  parts: readonly CompiledOperand[],
  at: (index: number) => WrongKind['at'],
  wanted: OrderedKind,
): WrongKind[] {
  return parts.flatMap((part, index) =>
    isOfKind(part, wanted)
      ? []
      : [
          {
            at: at(index),
            says: `is ${describe(part)}, and a ${wanted === 'date' ? 'day' : 'number'} is needed here`,
            hint: NEEDED[wanted],
          },
        ],
  );
}
