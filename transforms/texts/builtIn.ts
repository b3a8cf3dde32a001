import type { Content } from '../../schemas/generated/types.ts';
import type { BuiltInCulture } from '../values/builtInCulture.ts';
import { AR } from './ar.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import type { Texts } from './lookUp.ts';
import { withoutPlural } from './plurals.ts';

/** Built-in texts of the product, by culture. */
export const BUILT_IN: Readonly<Record<string, Content>> = {
  en: EN,
  es: ES,
  ar: AR,
} satisfies Record<BuiltInCulture, Content>;

/**
 * Returns the built-in texts of a culture, or of its language (`es` for `es-MX`); undefined where the product has
 * neither.
 */
export function builtInOf(culture: string): Content | undefined {
  const [language = ''] = culture.split('-');
  return [culture, language]
    .map((code) => (Object.hasOwn(BUILT_IN, code) ? BUILT_IN[code] : undefined))
    .find(Boolean);
}

/**
 * Merges the built-in texts of a culture with the settlement's content `own`, which has precedence. A settlement's text
 * without a plural form, or with the form `other`, replaces all plural forms of the built-in text.
 */
export function withBuiltIn(culture: string, own: Content = {}): Content {
  const isReplaced = (key: string) => {
    const base = withoutPlural(key);
    return Object.hasOwn(own, base) || Object.hasOwn(own, `${base}_other`);
  };
  const kept = Object.entries(builtInOf(culture) ?? {}).filter(([key]) => !isReplaced(key));
  return { ...Object.fromEntries(kept), ...own };
}

/**
 * Returns the texts of a culture and their English fallbacks: a bundle's content, by culture, over the built-in texts.
 */
export function textsIn(culture: string, content: Readonly<Record<string, Content>>): Texts {
  return { culture, active: withBuiltIn(culture, content[culture]), fallback: withBuiltIn('en', content.en) };
}
