import type { Literal } from '../../schemas/generated/types.ts';
import type { RuleNode } from '../../transforms/form/formModel.ts';
import type { CompiledOperand } from '../../transforms/ground/expressions.ts';
import type { FormPlan } from '../../transforms/ground/plan.ts';
import { containersIn, isContainer } from '../../transforms/ground/pointer.ts';

/**
 * Returns the literals that conditions compare fields with, by the field's name without its model. At these values the
 * results of conditions change.
 */
export function literalsOf(
  plan: FormPlan,
  rules: ReadonlyMap<number, RuleNode>,
): ReadonlyMap<string, ReadonlySet<Literal>> {
  const found = new Map<string, Set<Literal>>();
  const pairs = (left: unknown, right: unknown) => {
    for (const name of namesIn(left))
      for (const value of literalsIn(right)) found.set(name, (found.get(name) ?? new Set()).add(value));
  };
  const instances = [...rules.values()].map(({ instance }) => instance);
  for (const { op, left, right, values } of containersIn([plan, ...instances])) {
    if (typeof op !== 'string') continue;
    pairs(left, right ?? values);
    pairs(right, left);
  }
  return found;
}

function namesIn(operand: unknown): string[] {
  if (!isContainer(operand)) return [];
  const { ref, sum } = operand as { ref?: { field: string }; sum?: { field: string } };
  if (ref) return [ref.field];
  if (sum) return [sum.field];
  return Object.values(operand).flatMap(namesIn);
}

function literalsIn(operand: unknown): Literal[] {
  if (Array.isArray(operand)) return operand.flatMap(literalsIn);
  if (!isContainer(operand)) return operand === undefined ? [] : [operand as Literal];
  if (!('literal' in operand)) return [];
  return [(operand as Extract<CompiledOperand, { literal: unknown }>).literal];
}
