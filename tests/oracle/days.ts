/** Days as whole numbers: 1 for 01/01/0001, one more for each day after it. No Date object judges a day here. */

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export interface Civil {
  year: number;
  month: number;
  day: number;
}

function isLeap(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

export function monthLength(year: number, month: number): number {
  if (month === 2) return isLeap(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function exists({ year, month, day }: Civil): boolean {
  return (
    year >= 1000 && year <= 9999 && month >= 1 && month <= 12 && day >= 1 && day <= monthLength(year, month)
  );
}

/** Counts through the months of the date's year after the whole years before it. */
export function dayNumber({ year, month, day }: Civil): number {
  const before = year - 1;
  let days = before * 365 + Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400);
  for (let m = 1; m < month; m += 1) days += monthLength(year, m);
  return days + day;
}

export function civilOf(number: number): Civil {
  let year = Math.floor(number / 366);
  while (dayNumber({ year: year + 1, month: 1, day: 1 }) <= number) year += 1;
  let month = 1;
  while (month < 12 && dayNumber({ year, month: month + 1, day: 1 }) <= number) month += 1;
  return { year, month, day: number - dayNumber({ year, month, day: 1 }) + 1 };
}

function pad(value: number, width: number): string {
  return String(value).padStart(width, '0');
}

export function slashes(number: number): string {
  const { year, month, day } = civilOf(number);
  return `${pad(month, 2)}/${pad(day, 2)}/${pad(year, 4)}`;
}

function numberOf(year: string, month: string, day: string): number | null {
  const civil = { year: Number(year), month: Number(month), day: Number(day) };
  return exists(civil) ? dayNumber(civil) : null;
}

/** C3-04: what a claimant types. */
export function typedDay(text: string): number | null {
  const parts = /^(\d\d)\/(\d\d)\/(\d\d\d\d)$/.exec(text);
  return parts ? numberOf(parts[3] ?? '', parts[1] ?? '', parts[2] ?? '') : null;
}

/** C3-04, C8-13: a bound or a literal may also be yyyy-MM-dd. */
export function writtenDay(text: string): number | null {
  const parts = /^(\d\d\d\d)-(\d\d)-(\d\d)$/.exec(text);
  return parts ? numberOf(parts[1] ?? '', parts[2] ?? '', parts[3] ?? '') : typedDay(text);
}

/** C4-11: month and day with or without their leading zero. */
export function shortDay(text: string): number | null {
  const parts = /^(\d\d?)\/(\d\d?)\/(\d\d\d\d)$/.exec(text);
  return parts ? numberOf(parts[3] ?? '', parts[1] ?? '', parts[2] ?? '') : null;
}

const TOKENS: Record<string, (date: Civil) => string> = {
  yyyy: (date) => pad(date.year, 4),
  MMMM: (date) => MONTHS[date.month - 1] ?? '',
  MMM: (date) => (MONTHS[date.month - 1] ?? '').slice(0, 3),
  MM: (date) => pad(date.month, 2),
  M: (date) => String(date.month),
  dd: (date) => pad(date.day, 2),
  d: (date) => String(date.day),
};

/** A date written in a format of the tokens that the oracle knows; others are not generated. */
function written(date: Civil, format: string): string {
  return format.replace(/y+|M+|d+/g, (token) => {
    const write = TOKENS[token];
    if (!write) throw new Error(`The oracle does not know the date token ${token}`);
    return write(date);
  });
}

/** C4-16, the strict way round: does any day, written in this format, give this very text? */
export function isDateIn(text: string, format: string): boolean {
  const year = Number(/\d\d\d\d/.exec(text)?.[0] ?? 0);
  for (let month = 1; month <= 12; month += 1) {
    for (let day = 1; day <= 31; day += 1) {
      const date = { year, month, day };
      if (exists(date) && written(date, format) === text) return true;
    }
  }
  return false;
}

/** The number of a day of any year: the calendar comes back after each 400 years, which have 146,097 days. */
function numberInAnyYear({ year, month, day }: Civil): number {
  const turns = Math.floor(year / 400) - 5;
  return dayNumber({ year: year - turns * 400, month, day }) + turns * 146_097;
}

/** C8-02, C8-17: years and months first, clamped to the end of the month, and then days; null outside 1000 to 9999. */
export function shifted(number: number, years: number, months: number, days: number): number | null {
  const from = civilOf(number);
  const counted = from.year * 12 + (from.month - 1) + years * 12 + months;
  const year = Math.floor(counted / 12);
  const month = counted - year * 12 + 1;
  const day = Math.min(from.day, monthLength(year, month));
  const result = numberInAnyYear({ year, month, day }) + days;
  const first = dayNumber({ year: 1000, month: 1, day: 1 });
  const last = dayNumber({ year: 9999, month: 12, day: 31 });
  return result < first || result > last ? null : result;
}

/** The n-th Sunday of a month, as a day number. 01/07/0001 was a Sunday. */
function nthSunday(year: number, month: number, n: number): number {
  let first = dayNumber({ year, month, day: 1 });
  while (first % 7 !== 0) first += 1;
  return first + 7 * (n - 1);
}

/**
 * Today in Los Angeles by the law of 2007: 8 hours behind UTC, 7 from 10:00 UTC on March's second Sunday
 * to 9:00 UTC on November's first.
 */
export function todayInLosAngeles(now: string): number {
  const minutes = Math.floor(Date.parse(now) / 60_000);
  const epoch = dayNumber({ year: 1970, month: 1, day: 1 });
  const { year } = civilOf(epoch + Math.floor(minutes / 1440));
  if (year < 2007) throw new Error('The oracle knows the clock changes from 2007 on only');
  const begins = (nthSunday(year, 3, 2) - epoch) * 1440 + 10 * 60;
  const ends = (nthSunday(year, 11, 1) - epoch) * 1440 + 9 * 60;
  const behind = minutes >= begins && minutes < ends ? 7 : 8;
  return epoch + Math.floor((minutes - behind * 60) / 1440);
}
