import {
  compareFractions,
  type Fraction,
  fractionOfNumber,
  minus,
  plus,
  quotient,
  times,
} from './fractions.ts';
import { isDateOperand, outermostValue, partsOf, shiftedBy, spanOrRoundValue } from './operands.ts';
import { isRecord, type RawRecord } from './raw.ts';
import { fieldOfRow, lookUp, memberValue, type Row, rowsNamed, type Scope, valueInRow } from './scope.ts';
import {
  areEqualInTest,
  asDate,
  asDay,
  asNumber,
  dayValue,
  EMPTY,
  fieldValue,
  isEmpty,
  literalValue,
  matches,
  numberValue,
  type Value,
} from './values.ts';

const ZERO: Fraction = { top: 0n, bottom: 1n };

function listOf(raw: unknown): unknown[] {
  return Array.isArray(raw) ? raw : [];
}

/** C8-01: does the condition hold here? */
export function holds(condition: unknown, scope: Scope): boolean {
  if (!isRecord(condition)) throw new Error('A condition is an object');
  if ('all' in condition) return listOf(condition.all).every((part) => holds(part, scope));
  if ('any' in condition) return listOf(condition.any).some((part) => holds(part, scope));
  if ('not' in condition) return !holds(condition.not, scope);
  return testHolds(condition, scope);
}

function testHolds(test: RawRecord, scope: Scope): boolean {
  const value = valueOfOperand(test.value, scope);
  const operator = Object.keys(test).find((key) => key !== 'value') ?? '';
  const wanted = test[operator];
  if (operator === 'in')
    return listOf(wanted).some((literal) => areEqualInTest(value, literalValue(literal)));
  if (operator === 'matches') return matches(value, String(wanted));
  if (operator === 'empty') return isEmpty(value) === wanted;
  const other = valueOfOperand(wanted, scope);
  if (operator === 'equals') return areEqualInTest(value, other);
  if (operator === 'notEquals') return !areEqualInTest(value, other);
  return comparisonHolds(operator, value, other);
}

const NUMBER_TESTS: Record<string, (sign: number) => boolean> = {
  greaterThan: (sign) => sign > 0,
  atLeast: (sign) => sign >= 0,
  lessThan: (sign) => sign < 0,
  atMost: (sign) => sign <= 0,
};
const DAY_TESTS: Record<string, (sign: number) => boolean> = {
  before: (sign) => sign < 0,
  onOrBefore: (sign) => sign <= 0,
  after: (sign) => sign > 0,
  onOrAfter: (sign) => sign >= 0,
};

/** C8-02: false where a side is empty or unreadable. */
function comparisonHolds(operator: string, value: Value, other: Value): boolean {
  const numberTest = NUMBER_TESTS[operator];
  if (numberTest) {
    const [a, b] = [asNumber(value), asNumber(other)];
    return a !== null && b !== null && numberTest(compareFractions(a, b));
  }
  const dayTest = DAY_TESTS[operator];
  if (!dayTest) throw new Error(`The oracle does not know the operator ${operator}`);
  const [a, b] = [asDay(value), asDay(other)];
  return a !== null && b !== null && dayTest(a - b);
}

/** C8-01: what an operand is worth here. */
export function valueOfOperand(operand: unknown, scope: Scope): Value {
  if (!isRecord(operand)) return literalValue(operand);
  if ('field' in operand) return lookUp(String(operand.field), scope, operand.model as string | undefined);
  if ('today' in operand) return todayValue(operand.today, scope);
  if ('count' in operand)
    return numberValue(fractionOfNumber(countedRows(operand.count, operand, scope).length));
  if ('sum' in operand) return sumValue(String(operand.sum), countedRows(operand.of, operand, scope), scope);
  if ('entry' in operand) return fieldValue({ name: 'entry', type: 'string' }, scope.at.entry);
  if ('member' in operand) return memberValue(String(operand.member), scope);
  if ('first' in operand) return firstValue(listOf(operand.first), scope);
  const parts = partsOf(operand).map((part) => valueOfOperand(part, scope));
  if ('least' in operand || 'greatest' in operand) return outermostValue(operand, parts, scope);
  return spanOrRoundValue(operand, parts) ?? arithmeticValue(operand, parts);
}

function todayValue(shift: unknown, scope: Scope): Value {
  return dayValue(shiftedBy(scope.at.today, isRecord(shift) ? shift : {}));
}

/** C8-17: the first that is not empty; where one of them is a date, what an author wrote stands for one. */
function firstValue(parts: unknown[], scope: Scope): Value {
  const values = parts.map((part) => valueOfOperand(part, scope));
  const found = values.find((value) => !isEmpty(value)) ?? EMPTY;
  return parts.some((part) => isDateOperand(part, scope)) && found.kind === 'text' && found.written
    ? asDate(found)
    : found;
}

function countedRows(list: unknown, operand: RawRecord, scope: Scope): Row[] {
  const rows = rowsNamed(String(list), scope);
  // C8-14: what stands inside a record is not redirected.
  const { context: _context, ...inside } = scope;
  return rowsWhere(rows, operand.where, inside);
}

/** C8-13: the records for which a condition holds, asked inside each of them; all where there is none. */
export function rowsWhere(rows: Row[], where: unknown, scope: Scope): Row[] {
  if (where === undefined) return rows;
  return rows.filter((row) => holds(where, { ...scope, rows: [row, ...scope.rows] }));
}

/** Empty and unreadable values are skipped; a sum of nothing is 0. */
function sumValue(name: string, rows: Row[], scope: Scope): Value {
  let total = ZERO;
  for (const row of rows) {
    const number = asNumber(valueInRow(scope.at, row, fieldOfRow(row, name)));
    if (number) total = plus(total, number);
  }
  return numberValue(total);
}

const ARITHMETIC: Record<string, (a: Fraction, b: Fraction) => Fraction | null> = {
  add: plus,
  multiply: times,
  subtract: minus,
  divide: quotient,
};

function arithmeticValue(operand: RawRecord, parts: Value[]): Value {
  const operator = Object.keys(operand)[0] ?? '';
  const calculate = ARITHMETIC[operator];
  if (!calculate) throw new Error(`The oracle does not know the operand ${operator}`);
  const numbers = parts.map(asNumber);
  let result = numbers[0] ?? null;
  for (const number of numbers.slice(1)) {
    result = result === null || number === null ? null : calculate(result, number);
  }
  return result === null ? EMPTY : numberValue(result);
}
