import type { Content } from '../../schemas/generated/types.ts';
import type { MessageParams } from '../ground/verdict.ts';
import { inOwnDirection } from './fallbackText.ts';
import { isolated } from './isolated.ts';
import type { ProductKey } from './keys.ts';
import { fillPlaceholders } from './placeholders.ts';
import { pluralKeys } from './plurals.ts';

/** The culture that every text falls back to. */
export const DEFAULT_CULTURE = 'en';

/**
 * The texts of the active culture and, behind them, the English ones: the settlement's, and the product's own where the
 * active culture may lack those.
 */
export interface Texts {
  culture: string;
  active: Content;
  fallback: Content;
  /** What placeholders stand for in every text: the deadlines (C7-09). */
  params?: MessageParams;
}

/**
 * Fills `{name}` once, each value in its own direction (C16-01); what a parameter holds is not filled again (C2-04). Unknown
 * names stay as written.
 */
export function fillIn(text: string, params: MessageParams, culture: string): string {
  return fillPlaceholders(text, (name) =>
    Object.hasOwn(params, name) ? isolated(String(params[name]), culture) : undefined,
  );
}

const FORBIDDEN_TAG = /<\/?(?:p|li|ul|ol)\b[^>]*>/i;

/** R5-48: what is shown in place of copy that holds one of the forbidden tags. */
const INVALID_COPY = 'Invalid localization';

function find(keys: readonly string[], content: Content): string | undefined {
  const key = keys.find((candidate) => Object.hasOwn(content, candidate));
  const text = key === undefined ? undefined : content[key];
  return text !== undefined && FORBIDDEN_TAG.test(text) ? INVALID_COPY : text;
}

/** The keys under which a text may stand in a culture, the best first. */
function formsOf(key: string, culture: string, count?: number): string[] {
  return count === undefined ? [key] : pluralKeys(key, culture, count);
}

/** The key of a text that the active culture has itself; undefined where another's stands in for it. */
export function ownKey(key: string, { culture, active }: Texts, count?: number): string | undefined {
  return formsOf(key, culture, count).find((form) => Object.hasOwn(active, form));
}

/**
 * A key's text in the active culture's content, then in English (C2-04); by plural form where a count is given. Whatever a settlement wrote comes out here, so here copy with
 * forbidden tags is replaced (R5-48).
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

/** Writes the product's own texts, in whatever culture is active. */
export type ProductText = (key: ProductKey, params?: MessageParams) => string;

/**
 * The product's own text of a key in the active culture, filled in; a settlement's content may replace it. The parameter
 * `count` chooses the plural form (C16-02).
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
 * The text of a settlement's content key in the active culture, filled in. A key that no culture has, which
 * `validate` reports as an error, reads as its last word: a key is never shown (C2-04). `count` names the
 * parameter that chooses the plural form.
 */
export function contentText(key: string, texts: Texts, params: MessageParams = {}, count?: string): string {
  const number = count === undefined ? undefined : Number(params[count]);
  return filled(lookUp(key, texts, number) ?? humanised(key), texts, params);
}
