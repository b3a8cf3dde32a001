import { PRODUCT_KEYS } from '../../bundle/checks/texts.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import type { BundleView } from '../../bundle/view/bundleView.ts';
import { englishTexts, staleTexts } from '../../bundle/view/translations.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { placeholdersOf } from '../../transforms/texts/placeholders.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { own } from '../../transforms/values/own.ts';
import { placesOfKeys } from './placesOfKeys.ts';

/** How far a translation is: there is none, its English text has changed since, or neither. */
export type TranslationState = 'missing' | 'stale' | 'translated';

export const STATES: readonly TranslationState[] = ['missing', 'stale', 'translated'];

/** One text, as a translator gets it. */
export interface TranslationRow {
  key: string;
  /** Where claimants read it. */
  where: string;
  /** The English text. */
  source: string;
  /** The translation; empty where there is none. */
  translation: string;
  state: TranslationState;
  /** What to keep in mind. */
  note: string;
  /** About how many characters it may have. */
  longest: number;
}

/** The kinds of counts that a language tells apart: `one`, `few`, `other`. */
function countsOf(culture: string): string[] {
  return new Intl.PluralRules(culture).resolvedOptions().pluralCategories;
}

/** A few numbers that a form of counting is for. */
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

/** The keys of English, a counted text in the forms of the culture. */
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

/** Other languages need more room than English, short texts most. */
const longestOf = (source: string): number => Math.max(20, Math.ceil(source.length * 1.5));

/** Every text that a culture is translated in, in the order of the English file. */
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
