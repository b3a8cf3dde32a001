import { evaluateCondition } from '../conditions/evaluate.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { defineAdapter, type RuleAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { Parameters } from './parameters.ts';
import type { RuleReader } from './reader.ts';
import { isGiven } from './required.ts';
import { condition } from './shapes.ts';

/** An instance with a condition. */
export interface ConditionalInstance {
  when: CompiledCondition;
}

export const conditional = { when: condition };

const judge: Judge<ConditionalInstance> = (value, { when }, site) =>
  isGiven(value) || !evaluateCondition(when, site) ? undefined : FAILED;

/** A value is demanded while the condition holds: what every conditionally required rule comes down to. */
export const requiredWhile = defineRule({ judge, requiredFamily: true });

/** The adapter of such a rule: each has parameters of its own that come down to a condition. */
/* @__NO_SIDE_EFFECTS__ */
export function whileAdapter<const P extends Parameters>(
  names: { parameters: P; ordinal?: readonly (keyof NoInfer<P> & string)[] },
  conditionOf: (read: RuleReader<P>) => CompiledCondition,
): RuleAdapter<ConditionalInstance> {
  return defineAdapter(requiredWhile, {
    ...names,
    on: 'any',
    instance: () => conditional,
    build: (read: RuleReader<P>) => ({ when: conditionOf(read) }),
    mark: ({ when }) => when,
  });
}
