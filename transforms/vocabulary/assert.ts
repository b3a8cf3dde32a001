import { evaluateCondition, evaluateOperand } from '../conditions/evaluate.ts';
import { assertedDays } from '../fields/assertedDays.ts';
import type { CompiledOperand } from '../ground/expressions.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Failure, type Judge, type JudgeSite } from './defineRule.ts';
import { type ConditionalInstance, conditional } from './requiredWhile.ts';

/** Failure of the rule: for a condition that is one comparison, with the values of both sides. */
type AssertFailure = Failure<never, 'value' | 'other'> | typeof FAILED;

const sideOf = (operand: CompiledOperand, site: JudgeSite): string =>
  textOf(evaluateOperand(operand, site).value);

const judge: Judge<ConditionalInstance, AssertFailure> = (_value, { when }, site) => {
  if (evaluateCondition(when, site)) return undefined;
  return 'right' in when
    ? { params: { value: sideOf(when.left, site), other: sideOf(when.right, site) } }
    : FAILED;
};

/**
 * Rule that fails where the field has a value and the condition does not hold (C8-04). A boolean field always has a
 * value.
 */
export const assert = defineRule({ judge });

export const assertAdapter = defineAdapter(assert, {
  on: 'any',
  role: 'assert',
  parameters: { condition: 'condition' },
  instance: () => conditional,
  build: (read) => ({ when: read.condition('condition') }),
  values: ({ when }) => ('right' in when ? [] : undefined),
  inputHints: ({ when }, field) => ({ days: assertedDays(when, field) }),
});
