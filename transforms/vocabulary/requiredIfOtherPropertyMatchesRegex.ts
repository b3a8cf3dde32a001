import type { CompiledCondition } from '../ground/expressions.ts';
import { requiredWhile, whileAdapter } from './requiredWhile.ts';

/** Rule that fails where another field's text matches a pattern and this field is empty (C4-09). */
export const requiredIfOtherPropertyMatchesRegex = requiredWhile;

export const requiredIfOtherPropertyMatchesRegexAdapter = whileAdapter(
  { parameters: { otherField: 'field', pattern: 'pattern' }, ordinal: ['otherField', 'pattern'] },
  (read) => {
    const test: CompiledCondition = {
      op: 'matches',
      left: { ref: read.field('otherField') },
      pattern: read.pattern('pattern'),
    };
    return read.means(test, 'pattern', () => read.place);
  },
);
