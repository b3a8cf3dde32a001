import { futureWords } from './preventFutureDate.author.ts';
import type { FutureDateInstance } from './preventFutureDate.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

export const preventFutureShortDateAuthoring: RuleAuthoring<FutureDateInstance> = {
  looksAt: 'day',
  reads: ['date'],
  means: ({ allowToday }) => ({ kind: 'past', allowToday, isShort: true }),
  clauses: futureWords,
};
