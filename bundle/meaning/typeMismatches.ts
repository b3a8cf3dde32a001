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

/** Operand of a test or a calculation whose type never fits its use. */
export interface TypeMismatch {
  /** Path of keys to the operand. */
  at: (string | number)[];
  /** End of the message: actual and expected type. */
  says: string;
  hint: string;
}

const COMPARED: Record<ComparedAs, (test: Comparison) => TypeMismatch[]> = {
  equality: ({ op, left, right }) => ('literal' in right ? unequal(left, right.literal, [op]) : []),
  number: (test) => ordered(test, 'number'),
  date: (test) => ordered(test, 'date'),
};

const nothing = (): TypeMismatch[] => [];

const WRONG_IN_TEST: TestTable<TypeMismatch[]> = {
  comparison: (test) => COMPARED[COMPARED_AS[test.op]](test),
  in: ({ left, values }) => values.flatMap((value, index) => unequal(left, value, ['in', index])),
  matches: nothing,
  empty: nothing,
};

/** Returns the sides of a test whose types do not compare, so that its result is constant. */
export function mismatchesInTest(test: ConditionTest): TypeMismatch[] {
  return testEntry(WRONG_IN_TEST, test)(test);
}

function ordered(test: Comparison, wanted: OrderedKind): TypeMismatch[] {
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

/** Returns the hint; that of the other ordering operator only where the operand can be of its type. */
function mendOf(operand: CompiledOperand, wanted: OrderedKind): string {
  if (isOfKind(operand, wanted === 'date' ? 'number' : 'date')) return OTHER_ORDER[wanted];
  const amount = 'literal' in operand && wanted === 'number' ? bareNumber(operand.literal) : null;
  return amount === null ? NEEDED[wanted] : `Write the number alone: ${amount}.`;
}

/** Returns the number of "$1,000", or null. */
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

/** Tests if an operand can be a number or a day; a text can be either. */
function isOfKind(operand: CompiledOperand, wanted: OrderedKind): boolean {
  if ('literal' in operand) return readsAs(operand.literal, wanted);
  return typesOfOperand(operand).some((type) => type === wanted || type === 'string');
}

const readsAs = (literal: unknown, wanted: OrderedKind) =>
  wanted === 'date' ? parseParameterDay(literal) !== null : parseDecimal(literal) !== null;

/** Returns the fault of a literal that no value of the operand's type equals. */
function unequal(
  operand: CompiledOperand,
  literal: string | number | boolean | null,
  at: TypeMismatch['at'],
): TypeMismatch[] {
  const [type, other] = typesOfOperand(operand);
  // A `first` with a boolean is reported by another check.
  if ('literal' in operand || 'first' in operand || type === undefined || other !== undefined) return [];
  const { called, compared } = AUTHORED_KINDS[type];
  if (compared === null || compared.fits(literal)) return [];
  return [{ at, says: `is compared with ${called}, which it never equals`, hint: compared.hint }];
}

const wrongSum = ({ sum: { type } }: OperandOf<'sum'>): TypeMismatch[] => {
  if (type === 'number' || type === 'string') return [];
  const hint = `Add a number field, or count records: { "count": …, "where": … }.`;
  return [{ at: ['sum'], says: `is ${AUTHORED_KINDS[type].called}, and a sum adds numbers`, hint }];
};

const numbers = (key: string, parts: readonly CompiledOperand[]): TypeMismatch[] =>
  unfit(parts, (index) => [key, index], 'number');

const WRONG: OperandTable<TypeMismatch[]> = {
  sum: wrongSum,
  shift: ({ shift }) => unfit([shift], () => ['shift'], 'date'),
  daysBetween: ({ daysBetween }) => unfit(daysBetween, (index) => ['daysBetween', index], 'date'),
  round: ({ round }) => unfit([round], () => ['round'], 'number'),
  add: ({ add }) => numbers('add', add),
  multiply: ({ multiply }) => numbers('multiply', multiply),
  subtract: ({ subtract }) => numbers('subtract', subtract),
  divide: ({ divide }) => numbers('divide', divide),
  // Their values have the type with which they were compiled.
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

/** Returns the parts of a calculation that are no numbers or days, so that its result is always empty. */
export function wrongInOperand({ operand }: OperandUse): TypeMismatch[] {
  return operandEntry(WRONG, operand)(operand);
}

function unfit(
  parts: readonly CompiledOperand[],
  at: (index: number) => TypeMismatch['at'],
  wanted: OrderedKind,
): TypeMismatch[] {
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
