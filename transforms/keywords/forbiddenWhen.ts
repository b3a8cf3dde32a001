import { evaluateCondition } from '../conditions/evaluate.ts';
import type { ConditionalInstance } from './requiredIf.ts';
import { isGiven } from './requiredValue.ts';
import { COMPILED, defineKeyword, FAILED, type KeywordFunction } from './types.ts';

/** A condition holds and the field has a value, a boolean field `true` (C8-04). */
export const forbiddenWhen: KeywordFunction<ConditionalInstance> = (value, { when }, site) =>
  isGiven(value) && evaluateCondition(when, site) ? FAILED : undefined;

export const forbiddenWhenDefinition = defineKeyword('forbiddenWhen', { when: COMPILED }, ['when']);
