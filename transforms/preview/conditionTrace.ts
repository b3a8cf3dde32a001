import { evaluateCondition, evaluateOperand } from '../conditions/evaluate.ts';
import type { Scope } from '../conditions/scope.ts';
import type { CompiledCondition, Reference } from '../conditions/types.ts';
import { type Naming, testWords } from '../conditions/words.ts';
import type { ConditionTrace } from './types.ts';

/** A value as JSON writes it; what is empty as that word. */
const shown = (value: unknown): string =>
  value === null || value === undefined || value === '' ? 'empty' : JSON.stringify(value);

const nameOf = (ref: Reference): string =>
  'model' in ref ? `${ref.model}.${ref.field}` : `${'outer '.repeat(ref.up)}${ref.field}`;

/** Paths of fields, each with the value that it has now: `claimDetails.bought ("yes")`. */
const namingIn = (scope: Scope): Naming => ({
  field: nameOf,
  list: (ref) => ref.list,
  member: ({ field }) => `the class list's ${field}`,
  literal: shown,
  operand: (words, operand) => `${words} (${shown(evaluateOperand(operand, scope).value)})`,
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
