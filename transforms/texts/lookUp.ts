import type { Content } from '../../schemas/generated/types.ts';
import type { MessageParams } from '../ground/verdict.ts';
import { inOwnDirection } from './fallbackText.ts';
import { isolated } from './isolated.ts';
import type { ProductKey } from './keys.ts';
import { fillPlaceholders } from './placeholders.ts';
import { pluralKeys } from './plurals.ts';

/** Culture whose texts are the fallback of all others. */
export const DEFAULT_CULTURE = 'en';

/**
 * Texts by content key, of the active culture and of English as the fallback. Both have the settlement's content, and
 * the built-in texts of the product in that culture, if there are any.
 */
export interface Texts {
  culture: string;
  active: Content;
  fallback: Content;
  /** Values of placeholders in every text: the deadlines (C7-09). */
  params?: MessageParams;
}

/**
 * Fills the placeholders `{name}` of a text, each value isolated in its own direction (C16-01). Placeholders within a
 * value are not filled (C2-04); unknown names stay as written.
 */
export function fillIn(text: string, params: MessageParams, culture: string): string {
  return fillPlaceholders(text, (name) =>
    Object.hasOwn(params, name) ? isolated(String(params[name]), culture) : undefined,
  );
}

const FORBIDDEN_TAG = /<\/?(?:p|li|ul|ol)\b[^>]*>/i;

/** Text that replaces one with a forbidden tag (R5-48). */
const INVALID_COPY = 'Invalid localization';

function find(keys: readonly string[], content: Content): string | undefined {
  const key = keys.find((candidate) => Object.hasOwn(content, candidate));
  const text = key === undefined ? undefined : content[key];
  return text !== undefined && FORBIDDEN_TAG.test(text) ? INVALID_COPY : text;
}

/** Returns the keys of a text's plural forms in a culture, in the order of precedence. */
function formsOf(key: string, culture: string, count?: number): string[] {
  return count === undefined ? [key] : pluralKeys(key, culture, count);
}

/** Returns the key under which the active culture has a text; undefined where the English fallback is shown. */
export function ownKey(key: string, { culture, active }: Texts, count?: number): string | undefined {
  return formsOf(key, culture, count).find((form) => Object.hasOwn(active, form));
}

/**
 * Returns the text of a key in the active culture, or else in English (C2-04), with its placeholders not filled;
 * undefined where both lack it. `count` chooses the plural form. A text with forbidden tags is replaced here, because
 * all texts of a settlement pass through this function (R5-48).
 */
export function lookUp(key: string, texts: Texts, count?: number): string | undefined {
  const keys = (culture: string) => formsOf(key, culture, count);
  const english = () => {
    const words = find(keys(DEFAULT_CULTURE), texts.fallback);
    return words && inOwnDirection(words, DEFAULT_CULTURE, texts.culture);
  };
  return find(keys(texts.culture), texts.active) ?? english();
}

function filled(text: string, texts: Texts, params: MessageParams): string {
  return fillIn(text, { ...texts.params, ...params }, texts.culture);
}

/** Function that returns the built-in texts in the active culture. */
export type ProductText = (key: ProductKey, params?: MessageParams) => string;

/**
 * Returns the built-in text of a key in the active culture, with its placeholders filled; a settlement's content may
 * replace it. The parameter `count` chooses the plural form (C16-02).
 */
export function productText(key: ProductKey, texts: Texts, params?: MessageParams): string {
  return contentText(key, texts, params, 'count');
}

function humanised(key: string): string {
  const last = key.split('_').at(-1) ?? key;
  const words = last.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the text of a settlement's content key in the active culture, with its placeholders filled. A key without a
 * text, which `validate` reports as an error, gives its last word, because a key is never shown (C2-04). `count` names
 * the parameter that chooses the plural form.
 */
export function contentText(key: string, texts: Texts, params: MessageParams = {}, count?: string): string {
  const number = count === undefined ? undefined : Number(params[count]);
  return filled(lookUp(key, texts, number) ?? humanised(key), texts, params);
}
