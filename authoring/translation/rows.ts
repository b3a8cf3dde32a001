import { PRODUCT_KEYS } from '../../bundle/checks/contentTexts.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { BundleView } from '../../bundle/view/bundleView.ts';
import { englishTexts, staleTexts } from '../../bundle/view/translations.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { own } from '../../transforms/values/own.ts';
import { placesOfKeys } from './placesOfKeys.ts';

/** State of a translation: missing, outdated because its English text has changed, or up to date. */
export type TranslationState = 'missing' | 'stale' | 'translated';

export const STATES: readonly TranslationState[] = ['missing', 'stale', 'translated'];

/** Text for a translator, as a row of an exported file. */
export interface TranslationRow {
  key: string;
  /** Pages and fields that show it, in words. */
  where: string;
  /** English text. */
  source: string;
  /** Translation; empty where there is none. */
  translation: string;
  state: TranslationState;
  /** Note for the translator. */
  note: string;
  /** Approximate maximum length in characters. */
  longest: number;
}

/** Returns the plural categories of a culture: `one`, `few`, `other`. */
function countsOf(culture: string): string[] {
  return new Intl.PluralRules(culture).resolvedOptions().pluralCategories;
}

/** Returns examples of numbers for a plural form. */
function numbersOf(culture: string, form: string): string {
  const rules = new Intl.PluralRules(culture);
  const all = Array.from({ length: 200 }, (_value, number) => number);
  return all
    .filter((number) => rules.select(number) === form)
    .slice(0, 4)
    .join(', ');
}

const formOf = (key: string): string | undefined =>
  withoutPlural(key) === key ? undefined : key.slice(withoutPlural(key).length + 1);

/** Returns the English keys, plural texts in the forms of the culture. */
function keysFor(view: BundleView, culture: string): string[] {
  const english = view.bundle.content.en ?? {};
  const ofBundle = Object.keys(english).filter((key) => key !== '$schema');
  const ofCulture = Object.keys(view.bundle.content[culture] ?? {}).filter((key) => key !== '$schema');
  const wanted = [...ofBundle, ...(builtInOf(culture) ? [] : PRODUCT_KEYS), ...ofCulture];
  const all = englishTexts(view);
  const bases = new Set(
    wanted.filter((key) => own(all, `${withoutPlural(key)}_other`) !== undefined).map(withoutPlural),
  );
  const counts = countsOf(culture);
  return [
    ...new Set(
      wanted.flatMap((key) => {
        const base = withoutPlural(key);
        return bases.has(base) ? counts.map((form) => `${base}_${form}`) : [key];
      }),
    ),
  ];
}

function noteOf(key: string, source: string, culture: string): string {
  const form = formOf(key);
  const placeholders = placeholdersOf(source).map((name) => `{${name}}`);
  const notes = [
    form === undefined ? '' : `For the numbers ${numbersOf(culture, form)} and others that are counted so.`,
    placeholders.length === 0 ? '' : `Keep ${placeholders.join(', ')} as written: it is filled in.`,
    /\*\*|\]\(/.test(source) ? 'Keep the marks: **bold**, [words](address).' : '',
  ];
  return notes.filter((note) => note !== '').join(' ');
}

/**
 * Returns the length to allow for a translation, because other languages need more room than English, short texts most.
 */
const longestOf = (source: string): number => Math.max(20, Math.ceil(source.length * 1.5));

/**
 * Returns a row for each text to translate into a culture, translated or not, in the order of the English file. The
 * product's texts are included where the product lacks the culture.
 */
export function translationRows({ view }: ReadBundle, culture: string): TranslationRow[] {
  const english = englishTexts(view);
  const texts = view.bundle.content[culture] ?? {};
  const places = placesOfKeys(view);
  const stale = new Set(staleTexts(view, culture).map(({ key }) => key));
  return keysFor(view, culture).flatMap((key): TranslationRow[] => {
    const source = textFor(key, english);
    if (source === undefined) return [];
    const translation = own(texts, key) ?? '';
    const state = translation === '' ? 'missing' : stale.has(key) ? 'stale' : 'translated';
    const where = places(key);
    return [
      {
        key,
        where,
        source,
        translation,
        state,
        note: noteOf(key, source, culture),
        longest: longestOf(source),
      },
    ];
  });
}
