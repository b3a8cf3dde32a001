import type { DatePicker, PickerMode } from '../../schemas/generated/types.ts';
import { type Day, dayOf, formatDay, partsOf, shiftDay } from './day.ts';
import { weekdayOf } from './weekday.ts';
import { normalizeTyped, readWrittenDay } from './writtenDay.ts';
import { writtenTime } from './writtenTime.ts';

type Reader = (text: string, culture: string, picker: DatePicker) => string | undefined;

const MONTH_FIRST = /^(\d{1,2}) ?[-/. ] ?(\d{4})$/;
const YEAR_FIRST = /^(\d{4}) ?[-/.] ?(\d{1,2})$/;
const DIGITS = /^(\d{2})(\d{4})$/;

function monthText(year: number, month: number): string | undefined {
  return dayOf(year, month, 1) === null ? undefined : `${String(month).padStart(2, '0')}/${year}`;
}

const month: Reader = (text, culture) => {
  const [, first, year] = MONTH_FIRST.exec(text) ?? DIGITS.exec(text) ?? [];
  if (year !== undefined) return monthText(Number(year), Number(first));
  const [, before, second] = YEAR_FIRST.exec(text) ?? [];
  if (before !== undefined) return monthText(Number(before), Number(second));
  // A month by its name is read as its first day.
  const day = /\p{L}/u.test(text) ? readWrittenDay(`1 ${text}`, culture) : null;
  return day === null ? undefined : monthText(partsOf(day).year, partsOf(day).month);
};

/** Matches the time at the end of a text, after its date. */
const TIME_AT_END =
  /^(.+?),? (?:at |a las? |الساعة )?(\d{1,2}(?:[:.h]\d{2}){0,2}(?: ?(?:[ap]\.? ?m\.?|[صم]))?)$/iu;

const dateTime: Reader = (text, culture, picker) => {
  const [, date = '', clock = ''] = TIME_AT_END.exec(text) ?? [];
  const day = readWrittenDay(date, culture);
  const time = writtenTime(clock, picker);
  return day === null || time === undefined ? undefined : `${formatDay(day)} ${time}`;
};

/** Matches the separator of the first and the last day: a dash with spaces around it, a longer dash, or a word. */
const BETWEEN = / ?[–—] ?| (?:-|to|until|a|al|hasta|إلى|حتى) /iu;

/** Parses the days of a text's parts; null where one is none. */
function daysOf(parts: readonly string[], culture: string): Day[] | null {
  const days = parts.map((part) => readWrittenDay(part, culture));
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? known : null;
}

const spanText = (first: Day, last: Day) => `${formatDay(first)} - ${formatDay(last)}`;

const range: Reader = (text, culture) => {
  const [first, last, ...others] = daysOf(text.split(BETWEEN), culture) ?? [];
  const isSpan = first !== undefined && last !== undefined && others.length === 0 && first <= last;
  return isSpan ? spanText(first, last) : undefined;
};

/** Reads a week by its first and last day, or by any day of it. */
const week: Reader = (text, culture, picker) => {
  const day = readWrittenDay(text, culture);
  if (day === null) return range(text, culture, picker);
  const { weekStart = 1 } = picker;
  const first = shiftDay(day, { years: 0, months: 0, days: -((weekdayOf(day) - weekStart + 7) % 7) });
  const last = first && shiftDay(first, { years: 0, months: 0, days: 6 });
  return first && last ? spanText(first, last) : undefined;
};

/** Separators of several days, tried in turn, because a comma may be part of a date with its month in words. */
const SEPARATORS = [/;/, /[,\u060c]/];

function daysBetween(text: string, separator: RegExp, culture: string): Day[] {
  const parts = text.split(separator).map((part) => part.trim());
  return daysOf(parts.filter(Boolean), culture) ?? [];
}

const multiple: Reader = (text, culture) => {
  const found = SEPARATORS.map((separator) => daysBetween(text, separator, culture));
  const days = new Set(found.find(({ length }) => length > 0) ?? []);
  return (
    [...days]
      .sort((one, other) => one - other)
      .map(formatDay)
      .join(', ') || undefined
  );
};

const READERS: Readonly<Record<PickerMode, Reader>> = {
  date: () => undefined,
  year: (text) => (/^[1-9]\d{3}$/.test(text) ? text : undefined),
  month,
  time: (text, _culture, picker) => writtenTime(text, picker),
  dateTime,
  week,
  range,
  multiple,
};

/**
 * Converts a text that a person typed in a picker's field to the claim's format: `March 2020` → `03/2020`, `9:30pm` →
 * `09:30 PM`. Unreadable text, and that of a picker of single dates, is only trimmed.
 */
export function writtenPick(text: string, culture: string, picker: DatePicker): string {
  const plain = normalizeTyped(text);
  return READERS[picker.mode ?? 'date'](plain, culture, picker) ?? text.trim();
}
