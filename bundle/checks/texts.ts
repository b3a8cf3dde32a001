import type { Content } from '../../schemas/generated/types.ts';
import { MIN_INSTANCES } from '../../transforms/form/pageRules.ts';
import { EN } from '../../transforms/texts/en.ts';
import { withoutPlural } from '../../transforms/texts/plurals.ts';

/** Whether a culture has a text for a key, in one form at least. */
export function hasText(key: string, texts: Content): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

/** The keys of the product's own texts, without the suffixes of plural forms. */
export const PRODUCT_KEYS: ReadonlySet<string> = new Set(Object.keys(EN).map(withoutPlural));

/** Names of documents' kinds: which there are, the claimants' documents say (C8-06). */
const DOCUMENT_KIND = /^DocumentKind_/;

/** Whether the product itself shows the text of this key. */
export function isOwnKey(key: string): boolean {
  const base = withoutPlural(key);
  return PRODUCT_KEYS.has(base) || base === MIN_INSTANCES || DOCUMENT_KIND.test(key);
}
