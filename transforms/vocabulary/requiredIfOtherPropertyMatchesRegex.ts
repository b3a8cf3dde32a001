import { requiredWhile, whileAdapter } from './requiredWhile.ts';

/** Another field's text matches a pattern and this field is empty (C4-09). */
export const requiredIfOtherPropertyMatchesRegex = requiredWhile;

export const requiredIfOtherPropertyMatchesRegexAdapter = whileAdapter(
  { parameters: { otherField: 'field', pattern: 'pattern' }, ordinal: ['otherField', 'pattern'] },
  (read) => ({ op: 'matches', left: { ref: read.field('otherField') }, pattern: read.pattern('pattern') }),
);
