import { formatCondition } from '../conditions/formatCondition.ts';
import type { OneTransactionInstance } from './requireOneTransactionToHaveAValue.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requireOneTransactionToHaveAValue` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requireOneTransactionToHaveAValueAuthoring: RuleAuthoring<OneTransactionInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ where }) => ({ kind: 'amount', ...(where && { where }) }),
  clauses: ({ where }, { formatter, inside }) => {
    const list = 'claimTransactions';
    const which = where ? ` for which ${formatCondition(where, inside(list))}` : '';
    return clause(`At least one of the ${formatter.list({ list })}${which} must have an amount.`);
  },
  guide: {
    paragraphs: [
      'One claimTransactions record of the Standard form has an amountClaimed.',
      'With `where` only the records count for which a condition holds, asked inside each record.',
    ],
    examples: [
      {
        file: 'models.json',
        at: '/models/2/fields/2/rules',
        value: [{ name: 'requireOneTransactionToHaveAValue' }],
      },
      {
        file: 'models.json',
        at: '/models/2/fields/2/rules/0/namedParams',
        value: { where: { value: { field: 'amountClaimed' }, atLeast: 100 } },
      },
    ],
  },
};
