import { evaluateCondition } from '../conditions/evaluate.ts';
import { isEmpty } from '../values/emptiness.ts';
import type { ConditionalInstance } from './requiredIf.ts';
import { COMPILED, defineKeyword, FAILED, type KeywordFunction } from './types.ts';

/** The field has a value and the condition does not hold (C8-04). A boolean field always has a value. */
export const assert: KeywordFunction<ConditionalInstance> = (value, { when }, site) =>
  isEmpty(value) || evaluateCondition(when, site) ? undefined : FAILED;

export const assertDefinition = defineKeyword('assert', { when: COMPILED }, ['when']);
