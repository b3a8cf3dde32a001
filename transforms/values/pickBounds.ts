import type { DatePicker } from '../../schemas/generated/types.ts';
import { parseClock, secondsOf } from './clock.ts';
import { type Day, parseDay, parseParameterDay, partsOf } from './day.ts';
import { weekdayOf } from './weekday.ts';

const DAY = /\d\d\/\d\d\/\d{4}/g;
const DAY_MS = 86_400_000;
/** First and last year that a picker offers by default (R5-34). */
export const PICKER_FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

/** Returns the first and last day that a picker offers; its default years are those of R5-34. */
function daysOffered({ minDate, maxDate, yearFrom = PICKER_FIRST_YEAR, yearTo = LAST_YEAR }: DatePicker) {
  return {
    first: parseParameterDay(minDate) ?? yearFrom * 10_000 + 101,
    last: parseParameterDay(maxDate) ?? yearTo * 10_000 + 1231,
  };
}

const timeOf = (day: Day) => {
  const { year, month, day: date } = partsOf(day);
  return Date.UTC(year, month - 1, date);
};

/** Returns the number of days from the first to the last one, both counted. */
function lengthOf([first, last = first]: readonly Day[]): number {
  return first === undefined || last === undefined ? 0 : (timeOf(last) - timeOf(first)) / DAY_MS + 1;
}

function areOffered(days: readonly Day[], picker: DatePicker): boolean {
  const { first, last } = daysOffered(picker);
  const { mode, disabledDates = [], disabledWeekdays = [], allowedDates } = picker;
  const isIn = (texts: readonly string[], day: Day) => texts.some((text) => parseParameterDay(text) === day);
  return days.every(
    (day) =>
      day >= first &&
      day <= last &&
      !isIn(disabledDates, day) &&
      (mode === 'week' ||
        (!disabledWeekdays.includes(weekdayOf(day)) && (!allowedDates || isIn(allowedDates, day)))),
  );
}

/** Tests if a picker of months or years offers the one in a text, because it offers any of its days. */
function isPeriodOffered(text: string, picker: DatePicker): boolean {
  const { first, last } = daysOffered(picker);
  const [, month, year] = /^(?:(\d\d)\/)?(\d{4})$/.exec(text) ?? [];
  if (year === undefined) return true;
  const from = Number(year) * 10_000 + Number(month ?? 1) * 100 + 1;
  const to = Number(year) * 10_000 + Number(month ?? 12) * 100 + 31;
  return to >= first && from <= last;
}

function isTimeOffered(text: string, { minTime, maxTime }: DatePicker): boolean {
  const [clock, min, max] = [text, minTime, maxTime].map((time) => parseClock(time));
  if (!clock) return true;
  const at = secondsOf(clock);
  return at >= (min ? secondsOf(min) : 0) && at <= (max ? secondsOf(max) : at);
}

/**
 * Tests if a picker offers a value, in the format that its field stores (R5-34): each of its days, months, years and
 * times, the length of a range, and the number of days.
 */
export function isPickOffered(text: string, picker: DatePicker): boolean {
  const days = (text.match(DAY) ?? []).map(parseDay).filter((day) => day !== null);
  const { mode, minDays = 1, maxDays, limit } = picker;
  const length = lengthOf(days);
  const isOfLength = mode !== 'range' || (length >= minDays && (maxDays === undefined || length <= maxDays));
  const isOfCount = mode !== 'multiple' || limit === undefined || days.length <= limit;
  const clock = text.replace(DAY, '').trim();
  return (
    isOfLength &&
    isOfCount &&
    areOffered(days, picker) &&
    isPeriodOffered(text, picker) &&
    isTimeOffered(clock, picker)
  );
}
