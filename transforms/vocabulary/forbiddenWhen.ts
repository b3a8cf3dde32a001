import { evaluateCondition } from '../conditions/evaluate.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { isGiven } from './required.ts';
import { type ConditionalInstance, conditional } from './requiredWhile.ts';

const judge: Judge<ConditionalInstance> = (value, { when }, site) =>
  isGiven(value) && evaluateCondition(when, site) ? FAILED : undefined;

/** Rule that fails where a condition holds and the field has a value, a boolean field `true` (C8-04). */
export const forbiddenWhen = defineRule({ judge });

export const forbiddenWhenAdapter = defineAdapter(forbiddenWhen, {
  on: 'any',
  role: 'forbidden',
  parameters: { condition: 'condition' },
  instance: () => conditional,
  build: (read) => ({ when: read.condition('condition') }),
});
