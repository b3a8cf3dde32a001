/** Calendar day as one comparable number: year·10000 + month·100 + day. */
export type Day = number;

const US_DATE = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const ISO_DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/** Returns the number of days in a month of the proleptic Gregorian calendar; month 1 to 12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** Returns the day of a year, month and day that exist (years 1000 to 9999, C3-04), else null. */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (year < FIRST_YEAR || year > LAST_YEAR || month < 1 || month > 12) return null;
  return day >= 1 && day <= daysInMonth(year, month) ? year * 10_000 + month * 100 + day : null;
}

/** Parses `MM/dd/yyyy` strictly (C3-04), without trimming; null where it is no such day. */
export function parseDay(value: unknown): Day | null {
  const match = typeof value === 'string' ? US_DATE.exec(value) : null;
  return match ? dayOf(Number(match[3]), Number(match[1]), Number(match[2])) : null;
}

/** Parses a day in a configuration, `MM/dd/yyyy` or `yyyy-MM-dd`; null where it is no such day. */
export function parseParameterDay(value: unknown): Day | null {
  const match = typeof value === 'string' ? ISO_DATE.exec(value) : null;
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : parseDay(value);
}

/** Returns year, month (1 to 12) and day of a day. */
export function partsOf(day: Day): { year: number; month: number; day: number } {
  return { year: Math.floor(day / 10_000), month: Math.floor(day / 100) % 100, day: day % 100 };
}

/** Formats a day as `MM/dd/yyyy`. */
export function formatDay(value: Day): string {
  const { year, month, day } = partsOf(value);
  return `${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}/${String(year).padStart(4, '0')}`;
}

/** Number of years, months and days, each an integer of either sign. */
export interface Span {
  years: number;
  months: number;
  days: number;
}

const DAYS_OF_400_YEARS = 146_097;

/**
 * Returns the number of days from 03/01/0000 to a day, in the proleptic Gregorian calendar. Years begin in March, so
 * that a leap day is the last of its year.
 */
function serialOf(year: number, month: number, day: number): number {
  const inMarchYears = month > 2 ? year : year - 1;
  const cycle = Math.floor(inMarchYears / 400);
  const yearOfCycle = inMarchYears - cycle * 400;
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1;
  const leapDays = Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100);
  return cycle * DAYS_OF_400_YEARS + yearOfCycle * 365 + leapDays + dayOfYear;
}

/** Returns the day that is a number of days after 03/01/0000; null where its year is not one of 1000 to 9999. */
function dayOfSerial(serial: number): Day | null {
  const cycle = Math.floor(serial / DAYS_OF_400_YEARS);
  const dayOfCycle = serial - cycle * DAYS_OF_400_YEARS;
  const lastOfLeapYears =
    Math.floor(dayOfCycle / 1460) - Math.floor(dayOfCycle / 36_524) + Math.floor(dayOfCycle / 146_096);
  const yearOfCycle = Math.floor((dayOfCycle - lastOfLeapYears) / 365);
  const dayOfYear =
    dayOfCycle - (365 * yearOfCycle + Math.floor(yearOfCycle / 4) - Math.floor(yearOfCycle / 100));
  const march = Math.floor((5 * dayOfYear + 2) / 153);
  const month = march < 10 ? march + 3 : march - 9;
  const year = cycle * 400 + yearOfCycle + (month <= 2 ? 1 : 0);
  return dayOf(year, month, dayOfYear - Math.floor((153 * march + 2) / 5) + 1);
}

/**
 * Shifts a day by years and months, clamped to the month's end, then by days (as date-fns `add`); null where the result
 * is outside the years 1000 to 9999, regardless of intermediate days.
 */
export function shiftDay(value: Day, by: Span): Day | null {
  const { year, month, day } = partsOf(value);
  const months = (year + by.years) * 12 + (month - 1) + by.months;
  const shiftedYear = Math.floor(months / 12);
  const shiftedMonth = (((months % 12) + 12) % 12) + 1;
  const clamped = Math.min(day, daysInMonth(shiftedYear, shiftedMonth));
  return dayOfSerial(serialOf(shiftedYear, shiftedMonth, clamped) + by.days);
}

/** Returns the calendar days from one day to another, negative where that is earlier. */
export function daysBetween(from: Day, to: Day): number {
  const [a, b] = [partsOf(from), partsOf(to)];
  return serialOf(b.year, b.month, b.day) - serialOf(a.year, a.month, a.day);
}

/** Time zone of the days of claims (C3-04), and of the day of signing (C6-01). */
export const DAYS_ZONE = 'America/Los_Angeles';

const losAngeles = new Intl.DateTimeFormat('en-US', {
  timeZone: DAYS_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/** Cached last result. Zones change by quarters of an hour, so within one the day stays the same. */
let known = { quarter: Number.NaN, day: 0 };
const QUARTER_MS = 900_000;

/** Returns the calendar day in Los Angeles at an instant (C3-04). */
export function todayInLosAngeles(now: Date): Day {
  const quarter = Math.floor(now.getTime() / QUARTER_MS);
  if (quarter !== known.quarter) {
    const [month = 0, day = 0, year = 0] = losAngeles.format(now).split('/').map(Number);
    known = { quarter, day: year * 10_000 + month * 100 + day };
  }
  return known.day;
}
