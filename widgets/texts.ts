import { EN } from '../transforms/texts/en.ts';
import { type ProductText, productText, type Texts } from '../transforms/texts/lookUp.ts';

/** Writes the texts of pages and widgets in the active culture. */
export type UiText = ProductText;

const ENGLISH: Texts = { culture: 'en', active: EN, fallback: EN };

/** English: what widgets say that stand alone, without an app around them. */
export const englishText: UiText = (key, params) => productText(key, ENGLISH, params);
