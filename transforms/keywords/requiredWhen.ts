import { requiredWhile } from './requiredIf.ts';
import { COMPILED, defineKeyword } from './types.ts';

/** A condition holds and the field is empty (C8-04). */
export const requiredWhen = requiredWhile;

export const requiredWhenDefinition = defineKeyword('requiredWhen', { when: COMPILED }, ['when']);
