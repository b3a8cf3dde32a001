import { LATIN_DIGITS } from '../../../transforms/values/latinDigits.ts';
import { supportedLocales } from '../../../transforms/values/monthNames.ts';

/** Writes days in a language; in English where it is no language. */
const formatOf = (language: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(supportedLocales([language, 'en-US']), { calendar: 'gregory', ...options });

/** The names of the months by themselves, as a language writes them. */
export function monthNamesIn(language: string, length: 'long' | 'short' = 'long'): string[] {
  const format = formatOf(language, { month: length });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2000, month, 1)));
}

/** A month with its year, as a language writes them: `December 2024`. */
export const monthName = (date: Date, language: string): string =>
  formatOf(language, { ...LATIN_DIGITS, month: 'long', year: 'numeric' }).format(date);
