import { type Hint, respell } from '../../transforms/config/advice.ts';
import { nearest } from '../../transforms/values/nearest.ts';

/** Builds the hint for an unknown word: `Did you mean "x"?`, else `what` with up to 25 allowed words, else nothing. */
export function suggest(word: string, known: Iterable<string>, what = 'Allowed'): Hint {
  const all = [...known];
  const near = nearest(word, all);
  if (near !== undefined) return respell(near);
  if (all.length === 0 || all.length > 25) return '';
  return `${what}: ${all.join(', ')}.`;
}
