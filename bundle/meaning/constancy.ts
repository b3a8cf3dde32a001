import type { Domains } from '../../transforms/conditions/formulas.ts';
import { satisfiable } from '../../transforms/conditions/satisfiable.ts';
import type { ConditionTest } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type Compared, domainOf } from './samples.ts';

/** Proof about a condition over all answers: never true, always true, or neither (`open`). */
export type Constancy = 'never' | 'always' | 'open';

/** Maximum number of nodes in the solver; enough for all combinations of a dozen answers with two values each. */
const LIMITS = { nodes: 20_000 };

/** Returns type and possible values of an operand; undefined for literals, the day and calculations. */
export type OperandLookup = (operand: CompiledOperand) => Compared | undefined;

/**
 * Returns what the condition solver proves about a condition; `open` also where it gives up. A test for which `isFree`
 * is true counts as possibly true and possibly false.
 */
export function constancyOf(
  when: CompiledCondition,
  know: OperandLookup,
  isFree: (test: ConditionTest) => boolean,
): Constancy {
  const domains: Domains = {
    domainOf: (operand) => {
      const compared = know(operand);
      return compared && domainOf(compared);
    },
    isFree,
  };
  if (satisfiable([when], domains, LIMITS) === 'no') return 'never';
  return satisfiable([{ not: when }], domains, LIMITS) === 'no' ? 'always' : 'open';
}
