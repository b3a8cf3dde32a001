import type { RuleNode } from '../../transforms/form/formModel.ts';
import { type Day, formatDay, parseParameterDay, partsOf, shiftDay } from '../../transforms/values/day.ts';
import { meaningOf } from '../../transforms/vocabulary/authoring.ts';
import {
  byMeaning,
  isValueMeaning,
  type MeaningTable,
  type ValueMeaning,
} from '../../transforms/vocabulary/ruleMeaning.ts';
import type { Random } from './random.ts';
import { sampleOf } from './sampleText.ts';

/** Number of random texts that the search tries for a pattern. */
const DRAWS = 40;

/** Typical texts of every kind of field, the plainest first. */
const TEXTS = [
  'Example',
  'Alex',
  'A',
  '12345',
  '1',
  'alex@example.com',
  '(206) 555-0123',
  '+12065550123',
  '2065550123',
  '206-555-0123',
  '98101',
  '98101-1234',
  'K1A 0B1',
  '123-45-6789',
  '12-3456789',
  '1234',
  '123456789',
  '1HGCM82633A004352',
  '021000021',
  'DE89370400440532013000',
  'https://www.example.com/',
  'US',
  'WA',
  'Seattle',
  '100',
  '2020',
  '06/15/2020',
  '2020-06-15',
  'Yes',
  'ABC123',
  'An example of a longer answer, in a few words',
];

/** Typical amounts, counts and percentages. */
const NUMBERS = [
  '1',
  '10',
  '100',
  '25',
  '2',
  '5',
  '50',
  '0',
  '3',
  '12',
  '250',
  '500',
  '1000',
  '0.5',
  '10.50',
  '2020',
  '5000',
  '20000',
  '100000',
  '-1',
];

const span = (years: number, months: number, days: number) => ({ years, months, days });

const SPANS = [
  span(0, 0, -30),
  span(-1, 0, 0),
  span(0, 0, -1),
  span(0, 0, 0),
  span(-30, 0, 0),
  span(-3, 0, 0),
  span(-10, 0, 0),
  span(-50, 0, 0),
  span(-17, 0, 0),
  span(-5, 0, 0),
  span(0, 0, 1),
  span(0, 1, 0),
  span(1, 0, 0),
  span(5, 0, 0),
  span(20, 0, 0),
];

/** Returns a day, and those 1, 30 and 365 days before and after it. */
export function neighbouringDays(day: Day): Day[] {
  const near = [0, 1, -1, 30, -30, 365, -365].map((days) => shiftDay(day, span(0, 0, days)));
  return near.filter((other): other is Day => other !== null);
}

/** Returns likely days: those among the literals `named` with days near them, then days relative to today. */
export function plainDays(today: Day, named: readonly unknown[]): Day[] {
  const fromToday = SPANS.flatMap((by) => shiftDay(today, by) ?? []);
  const mentioned = named.flatMap((value) => parseParameterDay(value) ?? []);
  return [...mentioned.flatMap(neighbouringDays), ...fromToday];
}

/** Returns a day in several notations: `06/15/2020`, `2020-06-15`, `6/15/2020`, `2020`, `06/2020`. */
export function writtenDays(day: Day): string[] {
  const { year, month, day: ofMonth } = partsOf(day);
  const two = (part: number) => String(part).padStart(2, '0');
  const iso = `${year}-${two(month)}-${two(ofMonth)}`;
  return [formatDay(day), iso, `${month}/${ofMonth}/${year}`, `${year}`, `${two(month)}/${year}`];
}

function pow(places: number): string {
  return places === 0 ? '1' : `0.${'0'.repeat(places - 1)}1`;
}

/** Returns the numbers at and beside a bound of a rule; empty for a value that is no number. */
export function edges(value: unknown): string[] {
  const number = Number(value);
  if (value === null || value === '' || typeof value === 'boolean' || !Number.isFinite(number)) return [];
  const plain = (other: number) => String(Math.round(other * 1e6) / 1e6);
  return [String(value), plain(number + 1), plain(number - 1), plain(number + 0.01), plain(number - 0.01)];
}

const none = (): string[] => [];

const shortTexts = (max: number): string[] => TEXTS.map((text) => [...text].slice(0, max).join('').trim());

const longTexts = (min: number): string[] =>
  ['Example ', '1', 'a', '12345'].map((text) =>
    text
      .repeat(Math.ceil(min / text.length) || 1)
      .trim()
      .padEnd(min, 'x'),
  );

/** Typical values of each kind of rule, and values at its bounds. */
const SUGGESTIONS: MeaningTable<string[], [Random], ValueMeaning['kind']> = {
  number: ({ min, max }) => [min, max].flatMap(edges),
  day: ({ min, max }) =>
    [min, max].flatMap((day) => (day === null ? [] : neighbouringDays(day).map(formatDay))),
  values: ({ values = [] }) => values.map((value) => String(value ?? '')),
  multiple: ({ of }) => [1, 2, 5, 10, 100].map((times) => String(Math.round(times * Number(of) * 1e9) / 1e9)),
  decimals: ({ max }) => [pow(max)],
  pattern: ({ pattern }, random) => Array.from({ length: DRAWS }, () => sampleOf(pattern, random) ?? ''),
  length: ({ min, max }) => (max === null ? longTexts(min) : shortTexts(max)),
  form: none,
  date: none,
  characters: none,
  past: none,
};

/**
 * Returns typical values for a rule by its parameters: those at its bounds, those that it lists, texts that match its
 * pattern.
 */
export function suggestedBy(rule: RuleNode, random: Random): string[] {
  const meaning = meaningOf(rule);
  return isValueMeaning(meaning) ? byMeaning(SUGGESTIONS, meaning, random) : [];
}

export const plainTexts: readonly string[] = TEXTS;
export const plainNumbers: readonly string[] = NUMBERS;
