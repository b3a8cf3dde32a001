import { typedDay } from './days.ts';

/** C8-08: the formats, from their published descriptions. */
export const FORMATS: Record<string, (text: string) => boolean> = {
  email: (text) => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text),
  url: (text) => /^https?:\/\/[^\s/]+\.[^\s/]+(\/\S*)?$/.test(text),
  vin: isVin,
  abaRouting: isRoutingNumber,
  iban: isIban,
  ssn: (text) => /^(?!000|666|9)\d{3}-(?!00)\d\d-(?!0000)\d{4}$/.test(text),
  ein: (text) => /^\d\d-\d{7}$/.test(text),
  usPhone: (text) => /^\([2-9]\d\d\) [2-9]\d\d-\d{4}$/.test(text),
  usZip: (text) => /^\d{5}(-\d{4})?$/.test(text),
  partialDate: isPartialDate,
  year: (text) => /^[1-9]\d{3}$/.test(text),
  month: (text) => /^\d\d\/\d{4}$/.test(text) && isPartialDate(text),
  time: isClockTime,
  time24: isClockTime24,
  dateTime: (text) => isDayAnd(text, isClockTime),
  dateTime24: (text) => isDayAnd(text, isClockTime24),
  week: (text) => daysOf(text, ' - ', 2)?.reduce((first, last) => last - first) === 6,
  dateRange: (text) => (daysOf(text, ' - ', 2)?.reduce((first, last) => last - first) ?? -1) >= 0,
  dates: (text) => {
    const days = daysOf(text, ', ');
    return days !== null && [...new Set(days)].sort((a, b) => a - b).join() === days.join();
  },
};

/** R9-14: hours and minutes, with seconds where a picker has them, and the half of the day. */
function isClockTime(text: string): boolean {
  const [clock = '', half, ...rest] = text.split(' ');
  if (rest.length > 0 || (half !== 'AM' && half !== 'PM')) return false;
  const hour = Number(clock.slice(0, 2));
  return isClockTime24(clock) && hour >= 1 && hour <= 12;
}

/** Hours of 0 to 23, minutes and seconds of 0 to 59, two digits each. */
function isClockTime24(text: string): boolean {
  const parts = text.split(':');
  if (parts.length < 2 || parts.length > 3 || !parts.every((part) => /^\d\d$/.test(part))) return false;
  return parts.every((part, at) => Number(part) < (at === 0 ? 24 : 60));
}

/** MM/dd/yyyy, a space and a time. */
function isDayAnd(text: string, isTime: (text: string) => boolean): boolean {
  return typedDay(text.slice(0, 10)) !== null && text[10] === ' ' && isTime(text.slice(11));
}

/** The days of a text in which they stand with a separator between them; null where one is none, or the count is another. */
function daysOf(text: string, separator: string, count?: number): number[] | null {
  const days = text.split(separator).map((part) => typedDay(part));
  if (count !== undefined && days.length !== count) return null;
  const known = days.filter((day) => day !== null);
  return known.length === days.length ? known : null;
}

/** 49 CFR 565.15: each character's value times its weight; the rest by 11 is the ninth character, X for 10. */
function isVin(text: string): boolean {
  const vin = text.toUpperCase();
  if (!/^[A-HJ-NPR-Z0-9]{17}$/.test(vin)) return false;
  const letters = 'ABCDEFGH..JKLMN.P.R..STUVWXYZ';
  const values = '12345678..12345.7.9..23456789';
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const worth = (c: string) => (/\d/.test(c) ? Number(c) : Number(values[letters.indexOf(c)]));
  const rest = [...vin].reduce((sum, c, i) => sum + worth(c) * (weights[i] ?? 0), 0) % 11;
  return vin[8] === (rest === 10 ? 'X' : String(rest));
}

/** The American Bankers Association's check: weights 3, 7, 1; the sum is a multiple of 10. */
function isRoutingNumber(text: string): boolean {
  if (!/^\d{9}$/.test(text)) return false;
  return [...text].reduce((sum, digit, i) => sum + Number(digit) * ([3, 7, 1][i % 3] ?? 0), 0) % 10 === 0;
}

/** ISO 13616: the country's structure, then the first four to the end, letters as 10 to 35, the rest by 97 is 1. */
function isIban(text: string): boolean {
  const iban = text.replaceAll(' ', '').toUpperCase();
  if (!/^(GB\d\d[A-Z]{4}\d{14}|DE\d{20}|FR\d{12}[A-Z0-9]{11}\d\d|NO\d{13})$/.test(iban)) return false;
  const turned = iban.slice(4) + iban.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

function isPartialDate(text: string): boolean {
  if (/^[1-9]\d{3}$/.test(text)) return true;
  if (/^\d\d\/\d{4}$/.test(text)) return typedDay(`${text.slice(0, 2)}/01/${text.slice(3)}`) !== null;
  return typedDay(text) !== null;
}
