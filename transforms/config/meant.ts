import { nearest } from '../values/nearest.ts';

/** The mend of a name that is not known: the one that was probably meant, in the words of every finding, or what else to do. */
export function meantOr(word: string, known: Iterable<string>, otherwise: string): string {
  const meant = nearest(word, known);
  return meant === undefined || meant === word ? otherwise : `Did you mean "${meant}"?`;
}
