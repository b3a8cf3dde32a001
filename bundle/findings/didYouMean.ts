import { type Hint, respell } from '../../transforms/config/advice.ts';
import { nearest } from '../../transforms/values/nearest.ts';

/** `Did you mean "x"?`, or the list of what is allowed, or nothing where that is too long to help. */
export function suggest(word: string, known: Iterable<string>, what = 'Allowed'): Hint {
  const all = [...known];
  const near = nearest(word, all);
  if (near !== undefined) return respell(near);
  if (all.length === 0 || all.length > 25) return '';
  return `${what}: ${all.join(', ')}.`;
}
