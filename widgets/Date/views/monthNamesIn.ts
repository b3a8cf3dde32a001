import { LATIN_DIGITS } from '../../../transforms/values/latinDigits.ts';
import { supportedLocales } from '../../../transforms/values/monthNames.ts';

/** Creates a date format in a language; in English for an unsupported one. */
const formatOf = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(supportedLocales([language, 'en-US']), { calendar: 'gregory', ...options });

/** Returns the names of the months in a language. */
export function monthNamesIn(language: string, length: 'long' | 'short' = 'long'): string[] {
  const format = formatOf(language, { month: length });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2000, month, 1)));
}

/** Formats a month with its year in a language: `December 2024`. */
export const monthName = (date: Date, language: string): string =>
  formatOf(language, { ...LATIN_DIGITS, month: 'long', year: 'numeric' }).format(date);
