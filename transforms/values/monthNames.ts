import type { BuiltInCulture } from './builtInCulture.ts';

/** Built-in cultures whose month names are the same in all regions. */
type OfOneRegion = 'en' | 'es';

/** Locales with other month names of a language: Levantine and Maghrebi beside the Egyptian ones of `ar`. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  ar: ['ar-SY', 'ar-DZ', 'ar-MA'],
} satisfies Record<Exclude<BuiltInCulture, OfOneRegion>, readonly string[]>;

/** Words of dates in a language, folded: no case, no marks. */
export interface DateWords {
  /** Month, 1 to 12, by each of its names. */
  months: ReadonlyMap<string, number>;
  /** Other words of a written date: weekdays and particles, `lunes` and `de`. */
  others: ReadonlySet<string>;
}

/** Removes case and marks of a word: `Février` → `fevrier`. */
export function foldWord(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const WORD = /[\p{L}\p{M}]+/gu;
const wordsOf = (text: string) => [...text.matchAll(WORD)].map(([word]) => foldWord(word));
const dayAt = (month: number, day: number) => new Date(Date.UTC(2001, month - 1, day));

/** Returns those of the wanted locales that Intl supports, without any that is no language tag. */
export function supportedLocales(wanted: readonly string[]): string[] {
  return wanted.flatMap((locale) => {
    try {
      return Intl.DateTimeFormat.supportedLocalesOf(locale);
    } catch {
      // A culture whose name is no language tag has the English names.
      return [];
    }
  });
}

/** Returns the locales in whose words dates are read: the culture's own, its regions', and English. */
function localesOf(culture: string): string[] {
  const [language = 'en'] = culture.toLowerCase().split('-');
  const regions = Object.hasOwn(REGIONS, language) ? (REGIONS[language] ?? []) : [];
  return supportedLocales([culture, ...regions, 'en-US']);
}

const OPTIONS = { calendar: 'gregory', timeZone: 'UTC' } as const;

/** Formats of a month's name, alone and beside a day, long and short, because some languages inflect it. */
const FORMS = [{}, { day: 'numeric' } as const].flatMap((day) =>
  (['long', 'short'] as const).map((month) => ({ ...OPTIONS, ...day, month })),
);

/** Returns the names of a month that are one word, because others cannot be separated from the words beside them. */
function namesOf(formats: readonly Intl.DateTimeFormat[], date: Date): string[] {
  const names = formats.map(
    (format) => format.formatToParts(date).find(({ type }) => type === 'month')?.value,
  );
  return names.map((name) => wordsOf(name ?? '')).flatMap((words) => (words.length === 1 ? words : []));
}

function addLocale(locale: string, months: Map<string, number>, others: Set<string>): void {
  const full = new Intl.DateTimeFormat(locale, { ...OPTIONS, dateStyle: 'full' });
  const formats = FORMS.map((form) => new Intl.DateTimeFormat(locale, form));
  for (let month = 1; month <= 12; month += 1) {
    const date = dayAt(month, month);
    for (const name of namesOf(formats, date)) if (!months.has(name)) months.set(name, month);
    const beside = full.formatToParts(date).filter(({ type }) => type === 'literal' || type === 'weekday');
    for (const { value } of beside) for (const word of wordsOf(value)) others.add(word);
  }
}

const known = new Map<string, DateWords>();

/** Returns the words of written dates in a culture, and those of English. */
export function dateWords(culture: string): DateWords {
  const found = known.get(culture);
  if (found) return found;
  const months = new Map<string, number>();
  const others = new Set<string>();
  for (const locale of localesOf(culture)) addLocale(locale, months, others);
  const words = { months, others };
  known.set(culture, words);
  return words;
}
