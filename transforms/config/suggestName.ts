import { nearest } from '../values/nearest.ts';
import { type Hint, respell } from './advice.ts';

/**
 * Returns the hint for an unknown name: the similar name that was probably meant, else `otherwise`. `share` is the
 * share of misspelt characters that `nearest()` allows.
 */
export function suggestName(word: string, known: Iterable<string>, otherwise: Hint, share?: number): Hint {
  const meant = nearest(word, known, share);
  return meant === undefined || meant === word ? otherwise : respell(meant);
}
