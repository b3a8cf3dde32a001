import { type ProductText, productText } from '../../transforms/texts/lookUp.ts';
import type { AppStore } from '../stores/app.ts';

/**
 * Returns the lookup of the product's own texts in the active culture, for code outside of React components; a
 * settlement's content may replace each.
 */
export function uiText(app: AppStore): ProductText {
  return (key, params) => productText(key, app.texts(), params);
}
