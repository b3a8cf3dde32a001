import type { Content } from '../../schemas/generated/types.ts';
import { EN } from '../../transforms/texts/en.ts';

/** The forms that a text may have for different counts (C2-04). */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Whether a culture has a text for a key, in one form at least. */
export function hasText(key: string, texts: Content): boolean {
  return Object.hasOwn(texts, key) || Object.hasOwn(texts, `${key}_other`);
}

/** A key without the suffix of a plural form. */
export function withoutPlural(key: string): string {
  return key.replace(PLURAL, '');
}

const RULE_KEYS = new Set(Object.keys(EN).map(withoutPlural));

/** Beginnings of keys whose texts the product has itself; a settlement may replace them. */
const OWN =
  /^(?:Alert|App|Choose|Config|Confirmation|Deadline|Document|DocumentKind|Error|Footer|Language|LocKey|Nav|NotFound|Problem|Session|SessionExpired|Summary|Toast|Ui)_/;

/** Whether the product itself shows the text of this key. */
export function isOwnKey(key: string): boolean {
  return OWN.test(key) || RULE_KEYS.has(withoutPlural(key));
}
