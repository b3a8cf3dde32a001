import type { Content } from '../../schemas/generated/types.ts';
import { isContainer } from '../../transforms/ground/pointer.ts';
import { EN } from '../../transforms/texts/en.ts';
import { textFor } from '../../transforms/texts/textFaults.ts';
import { own } from '../../transforms/values/own.ts';
import type { BundleView } from './bundleView.ts';

/** Returns the path of the file with the English texts from which a culture's translations were made. */
export const translatedFile = (culture: string): string => `translations/${culture}.json`;

/** Returns all English texts: the product's, overridden by the settlement's. */
export function englishTexts({ bundle }: BundleView): Content {
  return { ...EN, ...bundle.content.en };
}

/** Returns by key the English texts from which a culture's translations were made; empty where no file has them. */
export function translatedFrom({ files }: BundleView, culture: string): Content {
  const value = files.get(translatedFile(culture))?.value;
  if (!isContainer(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, text]) =>
      key === '$schema' || typeof text !== 'string' ? [] : [[key, text] as const],
    ),
  );
}

/** Translation whose English text has changed since: the English text of which it was made, and that of now. */
export interface StaleText {
  key: string;
  was: string;
  now: string;
}

/** Returns the translations of a culture whose English text has changed since, as far as translations/ has it. */
export function staleTexts(view: BundleView, culture: string): StaleText[] {
  const english = englishTexts(view);
  const texts = view.bundle.content[culture] ?? {};
  return Object.entries(translatedFrom(view, culture)).flatMap(([key, was]) => {
    const now = textFor(key, english);
    const isThere = own(texts, key) !== undefined;
    return isThere && now !== undefined && now !== was ? [{ key, was, now }] : [];
  });
}
