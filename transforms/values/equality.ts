import type { FieldType } from '../../schemas/generated/types.ts';
import { compareDecimals, type Decimal, parseDecimal } from './decimal.ts';
import { isEmpty } from './emptiness.ts';
import { textOf } from './text.ts';

/**
 * Value and, where it comes from a field, the type of the field, by which text in a number field is compared as a
 * number.
 */
export interface Comparable {
  value: unknown;
  type?: FieldType | undefined;
}

type Reading =
  | { kind: 'empty' }
  | { kind: 'boolean'; value: boolean }
  | { kind: 'number'; value: Decimal }
  | { kind: 'text'; value: string };

function read({ value, type }: Comparable): Reading {
  if (type === 'boolean' && (value === null || value === undefined)) return { kind: 'boolean', value: false };
  if (isEmpty(value)) return { kind: 'empty' };
  if (typeof value === 'boolean') return { kind: 'boolean', value };
  const number = typeof value === 'number' || type === 'number' ? parseDecimal(value) : null;
  if (number) return { kind: 'number', value: number };
  return { kind: 'text', value: textOf(value).trim() };
}

function equalsBoolean(value: boolean, other: Reading): boolean {
  if (other.kind === 'boolean') return other.value === value;
  return other.kind === 'text' && other.value.toLowerCase() === String(value);
}

function equalsNumber(value: Decimal, other: Reading): boolean {
  const number =
    other.kind === 'number' ? other.value : other.kind === 'text' ? parseDecimal(other.value) : null;
  return number !== null && compareDecimals(value, number) === 0;
}

/** Tests if two values are equal for rules, conditions and dependencies (C3-06). */
export function areEqual(left: Comparable, right: Comparable): boolean {
  const a = read(left);
  const b = read(right);
  if (a.kind === 'empty' || b.kind === 'empty') return a.kind === b.kind;
  if (a.kind === 'boolean') return equalsBoolean(a.value, b);
  if (b.kind === 'boolean') return equalsBoolean(b.value, a);
  if (a.kind === 'number') return equalsNumber(a.value, b);
  if (b.kind === 'number') return equalsNumber(b.value, a);
  return a.value === b.value;
}
