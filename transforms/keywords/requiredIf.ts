import { evaluateCondition } from '../conditions/evaluate.ts';
import type { CompiledCondition } from '../conditions/types.ts';
import { isGiven } from './requiredValue.ts';
import { COMPILED, defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

/** An instance that demands a value while a condition holds. */
export interface ConditionalInstance extends Instance {
  when: CompiledCondition;
}

/** A value is demanded while the condition holds: what every conditionally required rule comes down to. */
export const requiredWhile: KeywordFunction<ConditionalInstance> = (value, { when }, site) =>
  isGiven(value) || !evaluateCondition(when, site) ? undefined : FAILED;

/** Another field equals, or does not equal, a given value and this one is empty (C4-07). */
export const requiredIf = requiredWhile;

export const requiredIfDefinition = defineKeyword('requiredIf', { when: COMPILED }, ['when']);
