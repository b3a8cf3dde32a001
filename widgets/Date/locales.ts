import type { Locale } from 'date-fns';
import type { BuiltInCulture } from '../../transforms/values/builtInCulture.ts';

/**
 * Loaders of the calendar's locales except English, which react-datepicker includes. `null` is for languages that
 * date-fns lacks.
 */
const LOCALES: Readonly<Record<string, (() => Promise<Locale>) | null>> = {
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  ar: () => import('date-fns/locale/ar').then(({ ar }) => ar),
} satisfies Record<Exclude<BuiltInCulture, 'en'>, (() => Promise<Locale>) | null>;

/** Loads the locale of a calendar; undefined for English, and for languages without one. */
export async function calendarLocale(language: string): Promise<Locale | undefined> {
  const [name = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(LOCALES, name) ? LOCALES[name]?.() : undefined;
}
