import type { Content } from '../../schemas/generated/types.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { own } from '../../transforms/values/own.ts';
import type { BundleView } from './bundleView.ts';

/** Where it stands of which English texts a culture's translations were made. */
export const translatedFile = (culture: string): string => `translations/${culture}.json`;

/** All English texts: the product's with the settlement's over them. */
export function englishTexts({ bundle }: BundleView): Content {
  return { ...EN, ...bundle.content.en };
}

/** The English text of which each translation of a culture was made, where that was kept; by key. */
export function translatedFrom({ files }: BundleView, culture: string): Content {
  const value = files.get(translatedFile(culture))?.value;
  if (!isContainer(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) =>
      key === '$schema' || typeof text !== 'string' ? [] : [[key, text] as const],
    ),
  );
}

/** A translation whose English text is another than the one that it was made of. */
export interface StaleText {
  key: string;
  was: string;
  now: string;
}

/** The translations of a culture that are stale; none where nothing was kept of what they were made of. */
export function staleTexts(view: BundleView, culture: string): StaleText[] {
  const english = englishTexts(view);
  const texts = view.bundle.content[culture] ?? {};
  return Object.entries(translatedFrom(view, culture)).flatMap(([key, was]) => {
    const now = textFor(key, english);
    const isThere = own(texts, key) !== undefined;
    return isThere && now !== undefined && now !== was ? [{ key, was, now }] : [];
  });
}
