import { evaluateCondition, evaluateOperand } from '../conditions/evaluate.ts';
import { literalWords, PATHS } from '../conditions/pathNaming.ts';
import type { Scope } from '../conditions/scope.ts';
import { type Naming, testWords } from '../conditions/words.ts';
import type { CompiledCondition } from '../ground/expressions.ts';
import type { ConditionTrace } from './types.ts';

/** Paths of fields, each with the value that it has now: `claimDetails.bought ("yes")`. */
const namingIn = (scope: Scope): Naming => ({
  ...PATHS,
  operand: (words, operand) => `${words} (${literalWords(evaluateOperand(operand, scope).value)})`,
});

/** A condition in words, with the values that it reads now and whether it holds, part by part. */
export function conditionTrace(condition: CompiledCondition, scope: Scope): ConditionTrace {
  const holds = evaluateCondition(condition, scope);
  const partsOf = (parts: readonly CompiledCondition[]) => parts.map((part) => conditionTrace(part, scope));
  if ('all' in condition) return { text: 'all of these', holds, parts: partsOf(condition.all) };
  if ('any' in condition) return { text: 'any of these', holds, parts: partsOf(condition.any) };
  if ('not' in condition) return { text: 'not this', holds, parts: partsOf([condition.not]) };
  return { text: testWords(condition, namingIn(scope)), holds, parts: [] };
}
