import { slashes, typedDay, writtenDay } from './days.ts';
import {
  compareFractions,
  type Fraction,
  fractionOfNumber,
  fractionOfText,
  plainDigits,
} from './fractions.ts';
import { type RawField, type RawRecord, recordsOf } from './raw.ts';

/** What a field, a literal or an expression is worth. */
export type Value =
  | { kind: 'empty' }
  | { kind: 'text'; text: string; written?: true; date?: true }
  | { kind: 'number'; number: Fraction; text: string }
  | { kind: 'flag'; flag: boolean }
  | { kind: 'file' }
  | { kind: 'records'; records: RawRecord[] };

export const EMPTY: Value = { kind: 'empty' };

export function numberValue(number: Fraction): Value {
  return { kind: 'number', number, text: plainDigits(number) };
}

function textValue(text: string): Value {
  return text.trim() === '' ? EMPTY : { kind: 'text', text };
}

/** A parameter or a literal, as its author wrote it. */
export function literalValue(raw: unknown): Value {
  if (typeof raw === 'boolean') return { kind: 'flag', flag: raw };
  if (typeof raw === 'number') return numberValue(fractionOfNumber(raw));
  if (typeof raw !== 'string') return EMPTY;
  const value = textValue(raw);
  return value.kind === 'text' ? { ...value, written: true } : value;
}

/** C3-01, C3-05, C3-06: what a claim holds for a field. */
export function fieldValue(field: RawField, raw: unknown): Value {
  if (field.type === 'boolean') return { kind: 'flag', flag: raw === true };
  if (field.type === 'list') {
    const records = recordsOf(raw);
    return records.length === 0 ? EMPTY : { kind: 'records', records };
  }
  if (raw === null || raw === undefined) return EMPTY;
  if (field.type === 'file') return { kind: 'file' };
  if (typeof raw === 'number') return numberValue(fractionOfNumber(raw));
  const value = textValue(String(raw));
  if (field.type === 'number') return readAsNumber(value);
  return field.type === 'date' && value.kind === 'text' ? { ...value, date: true } : value;
}

/** C8-09: what a calculation is worth in its field. */
export function calculated(field: RawField, worth: Value): Value {
  if (field.type === 'number') return readAsNumber(worth);
  if (field.type === 'date') return asDate(worth);
  return worth.kind === 'number' || worth.kind === 'text' ? textValue(worth.text) : worth;
}

/** A day that was calculated. */
export function dayValue(day: number | null): Value {
  return day === null ? EMPTY : { kind: 'text', text: slashes(day), date: true };
}

/** C8-13: a literal stands for its MM/dd/yyyy text where it meets a date. */
export function asDate(value: Value): Value {
  if (value.kind !== 'text') return value;
  const day = value.written ? writtenDay(value.text) : null;
  return day === null ? { kind: 'text', text: value.text, date: true } : dayValue(day);
}

/** A number field holds a number however it arrived; its text stays as typed. */
export function readAsNumber(value: Value): Value {
  if (value.kind !== 'text') return value;
  const number = fractionOfText(value.text);
  return number ? { kind: 'number', number, text: value.text } : value;
}

export function isEmpty(value: Value): boolean {
  return value.kind === 'empty';
}

/** C3-03: the text that is counted, compared and matched. */
export function composedText(value: Value): string {
  if (value.kind === 'text' || value.kind === 'number') return value.text.normalize('NFC');
  if (value.kind === 'flag') return value.flag ? 'true' : 'false';
  return '';
}

/** C3-05: null for what is empty or unreadable. */
export function asNumber(value: Value): Fraction | null {
  if (value.kind === 'number') return value.number;
  return value.kind === 'text' ? fractionOfText(value.text) : null;
}

/** C3-04, C8-13: only what an author wrote may be yyyy-MM-dd. */
export function asDay(value: Value): number | null {
  if (value.kind !== 'text') return null;
  return value.written ? writtenDay(value.text) : typedDay(value.text);
}

/** C3-06. */
export function areEqual(a: Value, b: Value): boolean {
  if (a.kind === 'empty' || b.kind === 'empty') return a.kind === b.kind;
  if (a.kind === 'flag') return flagEquals(a.flag, b);
  if (b.kind === 'flag') return flagEquals(b.flag, a);
  if (a.kind === 'number') return numberEquals(a.number, b);
  if (b.kind === 'number') return numberEquals(b.number, a);
  if (a.kind !== 'text' || b.kind !== 'text') return false;
  return composedText(a).trim() === composedText(b).trim();
}

/** C8-13: the sides of a test, of which a literal stands for the date that it meets. */
export function areEqualInTest(a: Value, b: Value): boolean {
  const [left, right] = [isDate(b) ? asDate(a) : a, isDate(a) ? asDate(b) : b];
  return areEqual(left, right);
}

function isDate(value: Value): boolean {
  return value.kind === 'text' && value.date === true;
}

function flagEquals(flag: boolean, other: Value): boolean {
  if (other.kind === 'flag') return other.flag === flag;
  return other.kind === 'text' && other.text.trim().toLowerCase() === String(flag);
}

function numberEquals(number: Fraction, other: Value): boolean {
  const read = asNumber(other);
  return read !== null && compareFractions(number, read) === 0;
}

/** C4-12: a match anywhere; C8-02: an empty value matches nothing. */
export function matches(value: Value, pattern: string): boolean {
  return !isEmpty(value) && new RegExp(pattern, 'u').test(composedText(value));
}
