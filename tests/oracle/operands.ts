import { shifted } from './days.ts';
import { compareFractions, fractionOfNumber, plainDigits, roundedTo } from './fractions.ts';
import { isRecord, type RawRecord } from './raw.ts';
import { fieldMeant, memberField, type Scope } from './scope.ts';
import { asDay, asNumber, dayValue, EMPTY, literalValue, numberValue, type Value } from './values.ts';

/** C8-17: the operands that shift, count days, round, and take the least or the greatest. */

const MADE_OF = [
  'add',
  'multiply',
  'subtract',
  'divide',
  'daysBetween',
  'least',
  'greatest',
  'shift',
  'round',
];

/** The operands that an operand is made of. */
export function partsOf(operand: RawRecord): unknown[] {
  const key = MADE_OF.find((name) => name in operand);
  if (key === undefined) return [];
  const parts = operand[key];
  return Array.isArray(parts) ? parts : [parts];
}

export function shiftedBy(day: number | null, by: RawRecord): number | null {
  const { years = 0, months = 0, days = 0 } = by;
  return day === null ? null : shifted(day, Number(years), Number(months), Number(days));
}

/** What shifts a date, counts days or rounds; null for every other operand. */
export function spanOrRoundValue(operand: RawRecord, [one = EMPTY, other = EMPTY]: Value[]): Value | null {
  if ('shift' in operand) return dayValue(shiftedBy(asDay(one), operand));
  if ('daysBetween' in operand) {
    const [from, to] = [asDay(one), asDay(other)];
    return from === null || to === null ? EMPTY : numberValue(fractionOfNumber(to - from));
  }
  if (!('round' in operand)) return null;
  const number = asNumber(one);
  if (number === null) return EMPTY;
  const places = Number(operand.places);
  const rounded = roundedTo(number, places);
  const [whole = '', decimals = ''] = plainDigits(rounded).split('.');
  const text = places === 0 ? whole : `${whole}.${decimals.padEnd(places, '0')}`;
  return { kind: 'number', number: rounded, text };
}

/** Whether an operand is a date: a date field, `today`, `shift`, the least or greatest of dates, a `first` with one. */
export function isDateOperand(operand: unknown, scope: Scope): boolean {
  if (!isRecord(operand)) return false;
  if ('today' in operand || 'shift' in operand) return true;
  if ('field' in operand)
    return fieldMeant(String(operand.field), scope, operand.model as string | undefined)?.type === 'date';
  if ('member' in operand) return memberField(String(operand.member), scope)?.type === 'date';
  if ('least' in operand || 'greatest' in operand) return areDates(partsOf(operand), scope);
  return Array.isArray(operand.first) && operand.first.some((part) => isDateOperand(part, scope));
}

/** Dates are what date fields, `today`, `shift` and date literals are; a text field takes the kind of the others. */
function areDates(parts: unknown[], scope: Scope): boolean {
  return parts.some((part) => {
    if (!isRecord(part)) return asDay(literalValue(part)) !== null;
    if (Array.isArray(part.first)) return areDates(part.first, scope);
    return isDateOperand(part, scope);
  });
}

export function outermostValue(operand: RawRecord, parts: Value[], scope: Scope): Value {
  const side = 'least' in operand ? -1 : 1;
  if (areDates(partsOf(operand), scope)) {
    const days = parts.map(asDay).filter((day) => day !== null);
    return dayValue(days.sort((a, b) => (b - a) * side)[0] ?? null);
  }
  const numbers = parts.map(asNumber).filter((number) => number !== null);
  const [found] = numbers.sort((a, b) => compareFractions(b, a) * side);
  return found ? numberValue(found) : EMPTY;
}
