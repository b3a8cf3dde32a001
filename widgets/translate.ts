import { EN } from '../transforms/texts/en.ts';
import { type ProductText, productText, type Texts } from '../transforms/texts/lookUp.ts';

/** Translation function: returns the text of a key in the active culture, with its parameters filled in. */
export type Translate = ProductText;

const ENGLISH: Texts = { culture: 'en', active: EN, fallback: EN };

/** Translates to English: the default of widgets in an RJSF form without the app. */
export const englishText: Translate = (key, params) => productText(key, ENGLISH, params);
