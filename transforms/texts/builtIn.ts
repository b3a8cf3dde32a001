import type { Content } from '../../schemas/generated/types.ts';
import type { BuiltInCulture } from '../values/builtInCulture.ts';
import { AR } from './ar.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import type { Texts } from './lookUp.ts';
import { withoutPlural } from './plurals.ts';

/** The cultures whose texts the product has itself. */
export const BUILT_IN: Readonly<Record<string, Content>> = {
  en: EN,
  es: ES,
  ar: AR,
} satisfies Record<BuiltInCulture, Content>;

/** The product's own texts in a culture; those of its language where it is a region's (`es-MX`). */
export function builtInOf(culture: string): Content | undefined {
  const [language = ''] = culture.split('-');
  return [culture, language]
    .map((code) => (Object.hasOwn(BUILT_IN, code) ? BUILT_IN[code] : undefined))
    .find(Boolean);
}

/**
 * All texts of a culture: the product's own with the settlement's over them. A settlement that words a counted
 * text in one form for all counts replaces all its forms.
 */
export function withBuiltIn(culture: string, own: Content = {}): Content {
  const isReplaced = (key: string) => {
    const base = withoutPlural(key);
    return Object.hasOwn(own, base) || Object.hasOwn(own, `${base}_other`);
  };
  const kept = Object.entries(builtInOf(culture) ?? {}).filter(([key]) => !isReplaced(key));
  return { ...Object.fromEntries(kept), ...own };
}

/** What messages in a culture are made of, from a bundle's content by culture. */
export function textsIn(culture: string, content: Readonly<Record<string, Content>>): Texts {
  return { culture, active: withBuiltIn(culture, content[culture]), fallback: withBuiltIn('en', content.en) };
}
