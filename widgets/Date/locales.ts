import type { Locale } from 'date-fns';
import type { BuiltInCulture } from '../../transforms/values/builtInCulture.ts';

/** The calendar's own words but for English, which react-datepicker brings along: each fetched when it is needed. `null` is for languages that date-fns lacks. */
const LOCALES: Readonly<Record<string, (() => Promise<Locale>) | null>> = {
  es: () => import('date-fns/locale/es').then(({ es }) => es),
  ar: () => import('date-fns/locale/ar').then(({ ar }) => ar),
} satisfies Record<Exclude<BuiltInCulture, 'en'>, (() => Promise<Locale>) | null>;

/** The words of a calendar in a language; undefined for English, and for languages that have none here. */
export async function calendarLocale(language: string): Promise<Locale | undefined> {
  const [name = ''] = language.toLowerCase().split('-');
  return Object.hasOwn(LOCALES, name) ? LOCALES[name]?.() : undefined;
}
