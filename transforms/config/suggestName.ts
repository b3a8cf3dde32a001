import { nearest } from '../values/nearest.ts';
import { type Hint, respell } from './advice.ts';

/**
 * The mend of a name that is not known: the one that was probably meant, in the words of every finding, or what else to do.
 * `share` is how much of it may be misspelt, as `nearest()` takes it.
 */
export function suggestName(word: string, known: Iterable<string>, otherwise: Hint, share?: number): Hint {
  const meant = nearest(word, known, share);
  return meant === undefined || meant === word ? otherwise : respell(meant);
}
