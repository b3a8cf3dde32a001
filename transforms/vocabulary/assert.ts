import { evaluateCondition } from '../conditions/evaluate.ts';
import { assertedDays } from '../fields/assertedDays.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { type ConditionalInstance, conditional } from './requiredWhile.ts';

const judge: Judge<ConditionalInstance> = (_value, { when }, site) =>
  evaluateCondition(when, site) ? undefined : FAILED;

/** The field has a value and the condition does not hold (C8-04). A boolean field always has a value. */
export const assert = defineRule({ judge });

export const assertAdapter = defineAdapter(assert, {
  on: 'any',
  named: ['condition'],
  instance: () => conditional,
  build: (read) => ({ when: read.condition('condition') }),
  tells: ({ when }, field) => ({ days: assertedDays(when, field) }),
});
