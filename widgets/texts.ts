import { EN } from '../transforms/texts/en.ts';
import { fillIn, type ProductText } from '../transforms/texts/lookUp.ts';

/** Writes the texts of pages and widgets in the active culture. */
export type UiText = ProductText;

/** English: what widgets say that stand alone, without an app around them. */
export const englishText: UiText = (key, params = {}) => fillIn(EN[key], params, 'en');
