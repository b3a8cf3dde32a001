import { conditionWords } from '../conditions/words.ts';
import type { OneTransactionInstance } from './requireOneTransactionToHaveAValue.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

export const requireOneTransactionToHaveAValueAuthoring: RuleAuthoring<OneTransactionInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ where }) => ({ kind: 'amount', ...(where && { where }) }),
  clauses: ({ where }, { naming, inside }) => {
    const list = 'claimTransactions';
    const which = where ? ` for which ${conditionWords(where, inside(list))}` : '';
    return clause(`At least one of the ${naming.list({ list })}${which} must have an amount.`);
  },
};
