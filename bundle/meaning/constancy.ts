import type { Domains } from '../../transforms/conditions/formulas.ts';
import { satisfiable } from '../../transforms/conditions/satisfiable.ts';
import type { ConditionTest } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type Compared, domainOf } from './samples.ts';

export type Constancy = 'never' | 'always' | 'open';

/** Bound of the solver; enough for all combinations of a dozen answers with two values each. */
const LIMITS = { nodes: 20_000 };

/** Returns the type and values of an operand; undefined for other than a field or a count. */
export type Know = (operand: CompiledOperand) => Compared | undefined;

/** Tests if a condition is always or never true; `open` where neither is proved. */
export function constancyOf(
  when: CompiledCondition,
  know: Know,
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
