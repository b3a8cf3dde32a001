import { UTCDate, utc } from '@date-fns/utc';
import { format } from 'date-fns/format';
import { isValid } from 'date-fns/isValid';
import { enUS } from 'date-fns/locale/en-US';
import { parse } from 'date-fns/parse';

/** In UTC and in English, so that the machine's zone and locale do not matter. */
const OPTIONS = { locale: enUS, in: utc };
const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;

/**
 * Whether a text is a date in a date-fns format. Strict: writing the parsed date back in the format gives the same
 * text (C4-16); years as C3-04. What a format leaves out is that of 01/01/2000.
 */
export function isDateIn(text: string, pattern: string): boolean {
  const parsed = parse(text, pattern, new UTCDate(2000, 0, 1), OPTIONS);
  if (!isValid(parsed)) return false;
  const year = parsed.getFullYear();
  return year >= FIRST_YEAR && year <= LAST_YEAR && format(parsed, pattern, OPTIONS) === text;
}

/** Whether dates can be written and read in a format. */
export function isDateFormat(pattern: string): boolean {
  try {
    return isDateIn(format(new UTCDate(2001, 1, 3), pattern), pattern);
  } catch {
    // date-fns throws a RangeError for letters that are no token, and for tokens it protects (YYYY, D).
    return false;
  }
}
