import type { ConditionTest } from '../ground/conditionTable.ts';
import type {
  ComparisonOperator,
  CompiledCondition,
  CompiledOperand,
  MemberReference,
} from '../ground/expressions.ts';
import type { OperandOf } from '../ground/operandTable.ts';
import type { Day } from '../values/day.ts';
import {
  addDecimals,
  compareDecimals,
  type Decimal,
  divideDecimals,
  multiplyDecimals,
  parseDecimal,
  subtractDecimals,
} from '../values/decimal.ts';
import { areEqual, type Comparable } from '../values/equality.ts';
import { own } from '../values/own.ts';
import { matchesPattern } from '../values/pattern.ts';
import { textOf } from '../values/text.ts';
import { MEMBERS } from './names.ts';
import {
  dayIn,
  daysFrom,
  isEmptyComparable,
  NOTHING,
  number,
  outermost,
  rounded,
  shifted,
} from './operandValues.ts';
import { recordsAt, recordsIn, type Scope, valueAt, within } from './scope.ts';

const ZERO: Decimal = { coefficient: 0n, scale: 0 };

function decimalOf(operand: CompiledOperand, scope: Scope): Decimal | null {
  return parseDecimal(evaluateOperand(operand, scope).value);
}

/** Combines the values of arithmetic operands from left to right; null where one of them is no number. */
function fold(
  operands: CompiledOperand[],
  scope: Scope,
  combine: (a: Decimal, b: Decimal) => Decimal | null,
): Decimal | null {
  let result: Decimal | null = null;
  for (const [index, operand] of operands.entries()) {
    const value = decimalOf(operand, scope);
    if (value === null) return null;
    if (index === 0) result = value;
    else if (result !== null) result = combine(result, value);
  }
  return result;
}

function matchingRows(operand: OperandOf<'count'> | OperandOf<'sum'>, scope: Scope): Scope[] {
  const list = 'count' in operand ? operand.count : operand.of;
  const scopes = recordsAt(list, scope).map((row) => within(row, scope));
  const { where } = operand;
  return where ? scopes.filter((row) => evaluateCondition(where, row)) : scopes;
}

function sumOf(operand: OperandOf<'sum'>, scope: Scope): Decimal {
  let total = ZERO;
  for (const row of matchingRows(operand, scope)) {
    const value = parseDecimal(valueAt(operand.sum, row));
    if (value) total = addDecimals(total, value);
  }
  return total;
}

function valuesOf(operands: readonly CompiledOperand[], scope: Scope): Comparable[] {
  return operands.map((operand) => evaluateOperand(operand, scope));
}

function differenceInDays([from, to]: OperandOf<'daysBetween'>['daysBetween'], scope: Scope): Comparable {
  return daysFrom(evaluateOperand(from, scope), evaluateOperand(to, scope));
}

/**
 * Evaluates a member reference. Without a row every member is empty, a boolean too; with one an unset boolean is false
 * (C8-22).
 */
function memberOf({ field, type }: MemberReference, scope: Scope): Comparable {
  const [row] = recordsIn(scope.claim[MEMBERS]);
  return row ? { value: own(row, field), type } : NOTHING;
}

function firstOf(operands: readonly CompiledOperand[], scope: Scope): Comparable {
  for (const operand of operands) {
    const found = evaluateOperand(operand, scope);
    if (!isEmptyComparable(found)) return found;
  }
  return NOTHING;
}

type Arithmetic = OperandOf<'add'> | OperandOf<'multiply'> | OperandOf<'subtract'> | OperandOf<'divide'>;

function arithmetic(operand: Arithmetic, scope: Scope): Comparable {
  if ('add' in operand) return number(fold(operand.add, scope, addDecimals));
  if ('multiply' in operand) return number(fold(operand.multiply, scope, multiplyDecimals));
  if ('subtract' in operand) return number(fold(operand.subtract, scope, subtractDecimals));
  return number(fold(operand.divide, scope, divideDecimals));
}

/** Evaluates an operand; the result has its field's type where there is one. */
export function evaluateOperand(operand: CompiledOperand, scope: Scope): Comparable {
  if ('literal' in operand) return { value: operand.literal };
  if ('ref' in operand) return { value: valueAt(operand.ref, scope), type: operand.ref.type };
  if ('today' in operand) return shifted(scope.today, operand.today);
  if ('count' in operand) return { value: matchingRows(operand, scope).length, type: 'number' };
  if ('sum' in operand) return number(sumOf(operand, scope));
  if ('shift' in operand) return shifted(dayIn(evaluateOperand(operand.shift, scope)), operand.by);
  if ('daysBetween' in operand) return differenceInDays(operand.daysBetween, scope);
  if ('round' in operand) return rounded(evaluateOperand(operand.round, scope), operand.places);
  if ('least' in operand) return outermost(valuesOf(operand.least, scope), operand.of, -1);
  if ('greatest' in operand) return outermost(valuesOf(operand.greatest, scope), operand.of, 1);
  if ('entry' in operand) return { value: scope.entry, type: 'string' };
  if ('member' in operand) return memberOf(operand.member, scope);
  if ('first' in operand) return firstOf(operand.first, scope);
  return arithmetic(operand, scope);
}

type Sides = { left: Comparable; right: Comparable };

function orderNumbers(holds: (order: number) => boolean) {
  return ({ left, right }: Sides): boolean => {
    const a = parseDecimal(left.value);
    const b = parseDecimal(right.value);
    return a !== null && b !== null && holds(compareDecimals(a, b));
  };
}

function orderDays(holds: (a: Day, b: Day) => boolean) {
  return ({ left, right }: Sides): boolean => {
    const a = dayIn(left);
    const b = dayIn(right);
    return a !== null && b !== null && holds(a, b);
  };
}

const COMPARISONS: Record<ComparisonOperator, (sides: Sides) => boolean> = {
  equals: ({ left, right }) => areEqual(left, right),
  notEquals: ({ left, right }) => !areEqual(left, right),
  greaterThan: orderNumbers((order) => order > 0),
  atLeast: orderNumbers((order) => order >= 0),
  lessThan: orderNumbers((order) => order < 0),
  atMost: orderNumbers((order) => order <= 0),
  before: orderDays((a, b) => a < b),
  onOrBefore: orderDays((a, b) => a <= b),
  after: orderDays((a, b) => a > b),
  onOrAfter: orderDays((a, b) => a >= b),
};

function matches(operand: CompiledOperand, pattern: string, scope: Scope): boolean {
  const side = evaluateOperand(operand, scope);
  if (isEmptyComparable(side)) return false;
  const text = side.type === 'boolean' ? textOf(side.value ?? false) : textOf(side.value);
  return matchesPattern(text, pattern);
}

function test(condition: ConditionTest, scope: Scope): boolean {
  if (condition.op === 'matches') return matches(condition.left, condition.pattern, scope);
  const left = evaluateOperand(condition.left, scope);
  if (condition.op === 'empty') return isEmptyComparable(left) === condition.empty;
  if (condition.op === 'in') return condition.values.some((value) => areEqual(left, { value }));
  return COMPARISONS[condition.op]({ left, right: evaluateOperand(condition.right, scope) });
}

/** Evaluates a condition (C8-01, C8-02). Logic is two-valued: only `not` negates. */
export function evaluateCondition(condition: CompiledCondition, scope: Scope): boolean {
  if ('all' in condition) return condition.all.every((part) => evaluateCondition(part, scope));
  if ('any' in condition) return condition.any.some((part) => evaluateCondition(part, scope));
  if ('not' in condition) return !evaluateCondition(condition.not, scope);
  return test(condition, scope);
}
