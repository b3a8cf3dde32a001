import type { ConfirmNoneInstance } from './confirmNoneIfEmpty.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

export const confirmNoneIfEmptyAuthoring: RuleAuthoring<ConfirmNoneInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ list }) => ({ kind: 'emptyList', list }),
  clauses: ({ list }, { naming }) => clause(`It must be ticked when there are no ${naming.list(list)}.`),
};
