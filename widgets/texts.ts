import { EN } from '../transforms/texts/en.ts';
import { type ProductText, productText, type Texts } from '../transforms/texts/lookUp.ts';

/** Writes the texts of pages and widgets in the active culture. */
export type UiText = ProductText;

const ENGLISH: Texts = { culture: 'en', active: EN, fallback: EN };

/** English texts of widgets in a form without the app. */
export const englishText: UiText = (key, params) => productText(key, ENGLISH, params);
