import type { Content } from '../../schemas/generated/types.ts';
import { MIN_INSTANCES } from '../../transforms/form/pageRules.ts';
import { EN } from '../../transforms/texts/en.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';

/** Tests if a culture has a text for a key, alone or as the plural form `other`. */
export function hasText(key: string, texts: Content): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

/** Keys of the product's own texts, without the suffixes of plural forms. */
export const PRODUCT_KEYS: ReadonlySet<string> = new Set(Object.keys(EN).map(withoutPlural));

/** Matches keys of the names of document kinds, which the claimants' documents name (C8-06). */
const DOCUMENT_KIND = /^DocumentKind_/;

/** Tests if the product shows the text of a key, so that no file of the bundle need use it. */
export function isOwnKey(key: string): boolean {
  const base = withoutPlural(key);
  return PRODUCT_KEYS.has(base) || base === MIN_INSTANCES || DOCUMENT_KIND.test(key);
}
