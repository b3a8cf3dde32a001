import { asciiDigits } from './asciiDigits.ts';
import { type Day, dayOf, formatDay } from './day.ts';
import { dateWords, foldWord } from './monthNames.ts';

/** Minimum length of an abbreviated month name, because a shorter one could be that of several months. */
const SHORTEST_PREFIX = 3;

/**
 * Normalises a text to ASCII digits and single spaces, without the direction marks of copied Arabic and Hebrew text.
 */
export function normalizeTyped(text: string): string {
  return asciiDigits(text)
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/\s+/gu, ' ')
    .trim();
}

const US_ORDER = /^(\d{1,2}) ?([-/. ]) ?(\d{1,2}) ?\2 ?(\d{4})$/;
const ISO_ORDER = /^(\d{4}) ?([-/.]) ?(\d{1,2}) ?\2 ?(\d{1,2})$/;
const US_DIGITS = /^(\d{2})(\d{2})(\d{4})$/;
const ISO_DIGITS = /^(\d{4})(\d{2})(\d{2})$/;

/** Parses a date of digits and separators: month first, as the hint of date fields shows, or year first. */
function inNumbers(text: string): Day | null {
  const us = US_ORDER.exec(text);
  if (us) return dayOf(Number(us[4]), Number(us[1]), Number(us[3]));
  const iso = ISO_ORDER.exec(text);
  if (iso) return dayOf(Number(iso[1]), Number(iso[3]), Number(iso[4]));
  const [, month, day, year] = US_DIGITS.exec(text) ?? [];
  const usDay = dayOf(Number(year), Number(month), Number(day));
  if (usDay !== null) return usDay;
  const digits = ISO_DIGITS.exec(text);
  return digits ? dayOf(Number(digits[1]), Number(digits[2]), Number(digits[3])) : null;
}

/** Returns the month that a word names or begins, `Sept` or `sept.`; null where it is none or ambiguous. */
function monthOf(word: string, months: ReadonlyMap<string, number>): number | null {
  const exact = months.get(word);
  if (exact !== undefined) return exact;
  if (word.length < SHORTEST_PREFIX) return null;
  const begun = new Set([...months].filter(([name]) => name.startsWith(word)).map(([, month]) => month));
  const [month] = begun;
  return begun.size === 1 && month !== undefined ? month : null;
}

/** Matches a number, with the ordinal suffix of some languages, or a word. */
const TOKEN = /(\d+)(?:st|nd|rd|th|er|re|\u00ba|\u00aa|\u00b0)?(?![\p{L}\d])|([\p{L}\p{M}]+)/giu;
const PUNCTUATION = /^[\s,.\-/\u060c]*$/u;

/** Parses a date with its month in words: one month, a day and a year of four digits, and no unknown words. */
function inWords(text: string, culture: string): Day | null {
  const { months, others } = dateWords(culture);
  const tokens = [...text.matchAll(TOKEN)];
  if (!PUNCTUATION.test(text.replace(TOKEN, ''))) return null;
  const numbers = tokens.flatMap(([, number]) => (number === undefined ? [] : [number]));
  const words = tokens.flatMap(([, , word]) => (word === undefined ? [] : [foldWord(word)]));
  const named = words.filter((word) => !others.has(word)).map((word) => monthOf(word, months));
  const [month] = named;
  const years = numbers.filter((number) => number.length === 4);
  const days = numbers.filter((number) => number.length <= 2);
  if (named.length !== 1 || month === null || month === undefined) return null;
  if (numbers.length !== 2 || years.length !== 1 || days.length !== 1) return null;
  return dayOf(Number(years[0]), month, Number(days[0]));
}

/**
 * Parses a date that a person typed, else returns null: one or two digits with `/`, `-`, `.` or spaces between them,
 * month first; the year first (`2020-02-03`); eight digits; or the month by its name in the culture's language or in
 * English (`February 3, 2020`, `3 de febrero de 2020`). Years have four digits, because a century is never guessed.
 */
export function readWrittenDay(text: string, culture: string): Day | null {
  const plain = normalizeTyped(text);
  return inNumbers(plain) ?? inWords(plain, culture);
}

/** Converts a typed date to the claim's format, MM/dd/yyyy; any other text is only trimmed. */
export function writtenDate(text: string, culture: string): string {
  const day = readWrittenDay(text, culture);
  return day === null ? text.trim() : formatDay(day);
}
