import type { Domains } from '../../transforms/conditions/formulas.ts';
import { satisfiable } from '../../transforms/conditions/satisfiable.ts';
import type { ConditionTest } from '../../transforms/ground/conditionTable.ts';
import type { CompiledCondition, CompiledOperand } from '../../transforms/ground/expressions.ts';
import { type Compared, domainOf } from './samples.ts';

export type Constancy = 'never' | 'always' | 'open';

/** Enough for every combination of a dozen answers that are one thing or another. */
const LIMITS = { nodes: 20_000 };

/** What is known of an operand; undefined where it is more than an answer or a count. */
export type Know = (operand: CompiledOperand) => Compared | undefined;

/** Judges if a condition holds for no answers at all, or for all; `open` where neither is proved. */
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
