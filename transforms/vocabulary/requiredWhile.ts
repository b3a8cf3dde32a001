import { evaluateCondition } from '../conditions/evaluate.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import { defineAdapter, type RuleAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import type { Parameters } from './parameters.ts';
import type { RuleReader } from './reader.ts';
import { isGiven } from './required.ts';
import { condition } from './shapes.ts';

/** Compiled parameters of a rule with one condition. */
export interface ConditionalInstance {
  when: CompiledCondition;
}

/** Shapes of the compiled parameters of a ConditionalInstance. */
export const conditional = { when: condition };

const judge: Judge<ConditionalInstance> = (value, { when }, site) =>
  isGiven(value) || !evaluateCondition(when, site) ? undefined : FAILED;

/** Rule that demands a value while the condition holds: the common judgement of all conditionally required rules. */
export const requiredWhile = defineRule({ judge, requiredFamily: true });

/** Defines the adapter of a conditionally required rule, whose parameters compile to a condition. */
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
