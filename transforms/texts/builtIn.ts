import type { Content } from '../../schemas/generated/types.ts';
import type { BuiltInCulture } from '../values/builtInCulture.ts';
import { AR } from './ar.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import type { Texts } from './lookUp.ts';
import { withoutPlural } from './plurals.ts';

/** Texts of the product itself, by culture. */
export const BUILT_IN: Readonly<Record<string, Content>> = {
  en: EN,
  es: ES,
  ar: AR,
} satisfies Record<BuiltInCulture, Content>;

/** Returns the product's own texts in a culture; those of its language for a region's culture (`es-MX`). */
export function builtInOf(culture: string): Content | undefined {
  const [language = ''] = culture.split('-');
  return [culture, language]
    .map((code) => (Object.hasOwn(BUILT_IN, code) ? BUILT_IN[code] : undefined))
    .find(Boolean);
}

/**
 * Merges the product's own texts of a culture with the settlement's, which have precedence. A counted text that a
 * settlement writes in one form for all counts replaces all of its forms.
 */
export function withBuiltIn(culture: string, own: Content = {}): Content {
  const isReplaced = (key: string) => {
    const base = withoutPlural(key);
    return Object.hasOwn(own, base) || Object.hasOwn(own, `${base}_other`);
  };
  const kept = Object.entries(builtInOf(culture) ?? {}).filter(([key]) => !isReplaced(key));
  return { ...Object.fromEntries(kept), ...own };
}

/** Returns the texts of a culture for messages, from a bundle's content by culture. */
export function textsIn(culture: string, content: Readonly<Record<string, Content>>): Texts {
  return { culture, active: withBuiltIn(culture, content[culture]), fallback: withBuiltIn('en', content.en) };
}
