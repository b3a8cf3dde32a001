import type { Content } from '../../schemas/generated/types.ts';
import type { MessageParams } from '../claims/types.ts';

/** The texts of the active culture and, behind them, those of the default culture. */
export interface Texts {
  culture: string;
  active: Content;
  fallback: Content;
}

/** Fills `{name}` once; what a parameter holds is not filled again (C2-04). Unknown names stay as written. */
export function fillIn(text: string, params: MessageParams): string {
  return text.replace(/\{(\w+(?:\.\w+)*)\}/g, (whole, name: string) =>
    Object.hasOwn(params, name) ? String(params[name]) : whole,
  );
}

const PLURALS = new Map<string, Intl.PluralRules>();

/** The plural rules of a culture, made once: a page full of errors asks for them hundreds of times. */
function pluralsOf(culture: string): Intl.PluralRules {
  const rules = PLURALS.get(culture) ?? new Intl.PluralRules(culture);
  PLURALS.set(culture, rules);
  return rules;
}

function pluralKeys(key: string, culture: string, count: number): string[] {
  return [`${key}_${pluralsOf(culture).select(count)}`, `${key}_other`, key];
}

function find(keys: readonly string[], content: Content): string | undefined {
  const key = keys.find(
    (candidate) => Object.hasOwn(content, candidate) && typeof content[candidate] === 'string',
  );
  return key === undefined ? undefined : content[key];
}

/** A key's text in the active culture, then in the default culture; by plural form where a count is given. */
export function lookUp(key: string, texts: Texts, count?: number): string | undefined {
  const keys = (culture: string) => (count === undefined ? [key] : pluralKeys(key, culture, count));
  return find(keys(texts.culture), texts.active) ?? find(keys('en'), texts.fallback);
}

function humanised(key: string): string {
  const last = key.split('_').at(-1) ?? key;
  const words = last.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * The text of a content key in the active culture, filled in. A key that no culture has, which `validate`
 * reports as an error, reads as its last word: a key is never shown (C2-04). `count` names the parameter that
 * chooses the plural form.
 */
export function contentText(key: string, texts: Texts, params: MessageParams = {}, count?: string): string {
  const number = count === undefined ? undefined : Number(params[count]);
  return fillIn(lookUp(key, texts, number) ?? humanised(key), params);
}
