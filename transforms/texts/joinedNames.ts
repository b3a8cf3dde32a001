import type { ProductText } from './lookUp.ts';

/**
 * Joins the names of enclosing records or lists and of a field, the outermost first, with the comma of the culture:
 * `Charge 2, Date`.
 */
export const joinedNames = (names: readonly string[], text: ProductText): string =>
  names.reduce((outer, inner) => text('Ui_Within', { outer, inner }));
