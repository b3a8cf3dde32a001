import type { FieldType } from '../../schemas/generated/types.ts';
import type { CompiledOperand, OrderedKind } from '../ground/expressions.ts';
import { type OperandTable, operandEntry } from '../ground/operandTable.ts';
import { formatDay, parseParameterDay } from '../values/day.ts';
import { parseDecimal } from '../values/decimal.ts';

/** Returns no type for null, which any field may hold. */
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

/** The types of field whose values an operand may have: one, but for `first` and null. */
export function typesOfOperand(operand: CompiledOperand): FieldType[] {
  return operandEntry(TYPES, operand)(operand);
}

/** Whether an operand is a date, however it turns out: a date field, `today`, `shift`, or a `first` with one of them. */
function isDate(operand: CompiledOperand): boolean {
  return typesOfOperand(operand).includes('date');
}

/** What a literal reads as; text that is neither takes the kind of what stands beside it. */
function kindsOfLiteral(literal: string | number | boolean | null): OrderedKind[] {
  if (parseParameterDay(literal) !== null) return ['date'];
  return parseDecimal(literal) === null ? [] : ['number'];
}

/** The kinds by which an operand can be put in order; none where it takes the kind of the others. */
function kindsOf(operand: CompiledOperand): OrderedKind[] {
  if ('literal' in operand) return kindsOfLiteral(operand.literal);
  if ('first' in operand) return operand.first.flatMap(kindsOf);
  return typesOfOperand(operand).filter((type) => type === 'number' || type === 'date');
}

/** The one kind that several operands have, numbers where nothing says which; null where they have both. */
export function kindOfAll(operands: readonly CompiledOperand[]): OrderedKind | null {
  const [kind = 'number', other] = new Set(operands.flatMap(kindsOf));
  return other === undefined ? kind : null;
}

/** A literal as it stands where a date is met: `2024-01-31` stands for `01/31/2024` (C8-13). */
export function dateLiteral<T>(literal: T): T | string {
  const day = parseParameterDay(literal);
  return day === null ? literal : formatDay(day);
}

/** An operand whose literals stand for dates, itself or in a `first`. */
export function asDate(operand: CompiledOperand): CompiledOperand {
  if ('literal' in operand) return { literal: dateLiteral(operand.literal) };
  return 'first' in operand ? { first: operand.first.map(asDate) } : operand;
}

/** The operand as it is compared with another: its literals as dates where that is one. */
export function besides(operand: CompiledOperand, other: CompiledOperand): CompiledOperand {
  return isDate(other) ? asDate(operand) : operand;
}

/** Operands of which one is taken: their literals as dates where one of them is a date. */
export function amongDates(operands: readonly CompiledOperand[]): CompiledOperand[] {
  return operands.some(isDate) ? operands.map(asDate) : [...operands];
}
