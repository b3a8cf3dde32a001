import { supportedLocales } from '../../../transforms/values/monthNames.ts';

/** The names of the months by themselves, as a language writes them; English where it is no language. */
export function monthWords(language: string, length: 'long' | 'short' = 'long'): string[] {
  const format = new Intl.DateTimeFormat(supportedLocales([language, 'en-US']), {
    month: length,
    calendar: 'gregory',
  });
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(2000, month, 1)));
}
