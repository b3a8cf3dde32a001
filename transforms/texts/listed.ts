import { isolated } from './isolated.ts';

/**
 * Formats values as a list in a sentence of a culture, each isolated in its own direction (C16-01): `a, b, and c`, or
 * `… or c`.
 */
export const listed = (
  values: Iterable<string>,
  culture: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string => {
  const own = Array.from(values, (value) => isolated(value, culture));
  return new Intl.ListFormat(culture, { type }).format(own);
};
