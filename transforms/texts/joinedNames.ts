import type { ProductText } from './lookUp.ts';

/** The name of something by those of what it is in, the outermost first: `Charge 2, Date`, with the culture's own comma. */
export const joinedNames = (names: readonly string[], text: ProductText): string =>
  names.reduce((outer, inner) => text('Ui_Within', { outer, inner }));
