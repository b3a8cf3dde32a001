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

function pluralKeys(key: string, culture: string, count: number): string[] {
  return [`${key}_${new Intl.PluralRules(culture).select(count)}`, `${key}_other`, key];
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
