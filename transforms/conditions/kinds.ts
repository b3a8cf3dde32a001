import type { FieldType } from '../../schemas/generated/types.ts';
import type { CompiledOperand, OrderedKind } from '../ground/expressions.ts';
import { type OperandTable, operandEntry } from '../ground/operandTable.ts';
import { formatDay, parseParameterDay } from '../values/day.ts';
import { parseDecimal } from '../values/decimal.ts';

/** Returns the field types of a literal: none for null, which a field of any type may hold. */
function typesOfLiteral(literal: string | number | boolean | null): FieldType[] {
  if (literal === null) return [];
  if (typeof literal === 'boolean') return ['boolean'];
  return [parseDecimal(literal) === null ? 'string' : 'number'];
}

const number = (): FieldType[] => ['number'];
const date = (): FieldType[] => ['date'];

const TYPES: OperandTable<FieldType[]> = {
  literal: ({ literal }) => typesOfLiteral(literal),
  ref: ({ ref }) => [ref.type],
  member: ({ member }) => [member.type],
  entry: () => ['string'],
  today: date,
  shift: date,
  count: number,
  sum: number,
  add: number,
  multiply: number,
  subtract: number,
  divide: number,
  daysBetween: number,
  round: number,
  least: ({ of }) => [of],
  greatest: ({ of }) => [of],
  first: ({ first }) => [...new Set(first.flatMap(typesOfOperand))],
};

/** Returns the field types that an operand's value may have: one, except for `first` and null. */
export function typesOfOperand(operand: CompiledOperand): FieldType[] {
  return operandEntry(TYPES, operand)(operand);
}

/** Tests if an operand is always a date: a date field, `today`, `shift`, or a `first` with one of them. */
function isDate(operand: CompiledOperand): boolean {
  return typesOfOperand(operand).includes('date');
}

/** Returns the kinds that a literal can be parsed as; text that is neither has the kind of the other operand. */
function kindsOfLiteral(literal: string | number | boolean | null): OrderedKind[] {
  if (parseParameterDay(literal) !== null) return ['date'];
  return parseDecimal(literal) === null ? [] : ['number'];
}

/** Returns the kinds by which an operand can be ordered; none where it has the kind of the others. */
function kindsOf(operand: CompiledOperand): OrderedKind[] {
  if ('literal' in operand) return kindsOfLiteral(operand.literal);
  if ('first' in operand) return operand.first.flatMap(kindsOf);
  return typesOfOperand(operand).filter((type) => type === 'number' || type === 'date');
}

/** Returns the one kind of several operands, numbers where none decides; null where kinds conflict. */
export function kindOfAll(operands: readonly CompiledOperand[]): OrderedKind | null {
  const [kind = 'number', other] = new Set(operands.flatMap(kindsOf));
  return other === undefined ? kind : null;
}

/** Converts a day to the format of dates: `2024-01-31` to `01/31/2024`; any other literal stays unchanged (C8-13). */
export function dateLiteral<T>(literal: T): T | string {
  const day = parseParameterDay(literal);
  return day === null ? literal : formatDay(day);
}

/** Converts an operand that is a literal, and the literals in a `first`, to dates. */
export function asDate(operand: CompiledOperand): CompiledOperand {
  if ('literal' in operand) return { literal: dateLiteral(operand.literal) };
  return 'first' in operand ? { first: operand.first.map(asDate) } : operand;
}

/** Prepares an operand for comparison with another: converts its literals to dates where the other is one. */
export function withDateLiterals(operand: CompiledOperand, other: CompiledOperand): CompiledOperand {
  return isDate(other) ? asDate(operand) : operand;
}

/** Returns the operands of a `first`; where one of them is a date, their literals are converted to dates. */
export function amongDates(operands: readonly CompiledOperand[]): CompiledOperand[] {
  return operands.some(isDate) ? operands.map(asDate) : [...operands];
}
