import { requiredWhile } from './requiredIf.ts';
import { COMPILED, defineKeyword } from './types.ts';

/** One or two conditions on other fields, joined by And or Or, hold and the field is empty (C4-08). */
export const nestedRequiredIf = requiredWhile;

export const nestedRequiredIfDefinition = defineKeyword('nestedRequiredIf', { when: COMPILED }, ['when']);
