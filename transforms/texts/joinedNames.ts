import type { ProductText } from './lookUp.ts';

/**
 * Joins the name of a thing to those of the things around it, the outermost first: `Charge 2, Date`, with the culture's
 * own comma.
 */
export const joinedNames = (names: readonly string[], text: ProductText): string =>
  names.reduce((outer, inner) => text('Ui_Within', { outer, inner }));
