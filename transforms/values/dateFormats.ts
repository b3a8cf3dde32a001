import { UTCDate, utc } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { enUS } from 'date-fns/locale/en-US';
import { parse } from 'date-fns/parse';

/** Options of date-fns: UTC and English, because the machine's zone and locale must not matter. */
const OPTIONS = { locale: enUS, in: utc };
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/**
 * Tests if a text is a date in a date-fns format. It is strict: the parsed date, formatted again, must give the same
 * text (C4-16); years as C3-04. Parts that a format leaves out are those of 01/01/2000.
 */
export function isDateIn(text: string, pattern: string): boolean {
  const parsed = parse(text, pattern, new UTCDate(2000, 0, 1), OPTIONS);
  if (!isValid(parsed)) return false;
  const year = parsed.getFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR && format(parsed, pattern, OPTIONS) === text;
}

/** Tests if dates can be written and read in a format. */
export function isDateFormat(pattern: string): boolean {
  try {
    return isDateIn(format(new UTCDate(2001, 1, 3), pattern), pattern);
  } catch {
    // date-fns throws a RangeError for letters that are no token, and for tokens it protects (YYYY, D).
    return false;
  }
}
