import { type ProductText, productText } from '../../transforms/texts/lookUp.ts';
import type { AppStore } from '../stores/app.ts';

/**
 * Returns the function that writes the product's own texts in the active culture; a settlement's content may replace
 * each.
 */
export function uiText(app: AppStore): ProductText {
  return (key, params) => productText(key, app.texts(), params);
}
