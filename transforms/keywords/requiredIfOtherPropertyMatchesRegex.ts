import { requiredWhile } from './requiredIf.ts';
import { COMPILED, defineKeyword } from './types.ts';

/** Another field's text matches a pattern and this field is empty (C4-09). */
export const requiredIfOtherPropertyMatchesRegex = requiredWhile;

export const requiredIfOtherPropertyMatchesRegexDefinition = defineKeyword(
  'requiredIfOtherPropertyMatchesRegex',
  { when: COMPILED },
  ['when'],
);
