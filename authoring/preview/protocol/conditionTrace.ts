import { evaluateCondition, evaluateOperand } from '../../../transforms/conditions/evaluate.ts';
import { type ConditionFormatter, formatTest } from '../../../transforms/conditions/formatCondition.ts';
import { literalWords, PATH_FORMATTER } from '../../../transforms/conditions/pathFormatter.ts';
import type { Scope } from '../../../transforms/conditions/scope.ts';
import { type ConditionTable, conditionEntry } from '../../../transforms/ground/conditionTable.ts';
import type { CompiledCondition } from '../../../transforms/ground/expressions.ts';
import type { ConditionTrace } from './types.ts';

/** Names the fields by path, each with its present value: `claimDetails.bought ("yes")`. */
const namingIn = (scope: Scope): ConditionFormatter => ({
  ...PATH_FORMATTER,
  operand: (words, operand) => `${words} (${literalWords(evaluateOperand(operand, scope).value)})`,
});

const tracesOf = (parts: readonly CompiledCondition[], scope: Scope): ConditionTrace[] =>
  parts.map((part) => conditionTrace(part, scope));

const TRACES: ConditionTable<Omit<ConditionTrace, 'holds'>, [Scope]> = {
  all: ({ all }, scope) => ({ text: 'all of these', parts: tracesOf(all, scope) }),
  any: ({ any }, scope) => ({ text: 'any of these', parts: tracesOf(any, scope) }),
  not: ({ not }, scope) => ({ text: 'not this', parts: tracesOf([not], scope) }),
  op: (test, scope) => ({ text: formatTest(test, namingIn(scope)), parts: [] }),
};

/** Formats a condition in words, with its present values and its result, part by part. */
export function conditionTrace(condition: CompiledCondition, scope: Scope): ConditionTrace {
  const { text, parts } = conditionEntry(TRACES, condition)(condition, scope);
  return { text, holds: evaluateCondition(condition, scope), parts };
}
