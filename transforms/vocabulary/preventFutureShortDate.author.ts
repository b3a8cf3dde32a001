import { onDay } from './examples.author.ts';
import { futureWords } from './preventFutureDate.author.ts';
import type { FutureDateInstance } from './preventFutureDate.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `preventFutureShortDate` in plain words, its meaning and its chapter of the guide. */
export const preventFutureShortDateAuthoring: RuleAuthoring<FutureDateInstance> = {
  looksAt: 'day',
  reads: ['date'],
  means: ({ allowToday }) => ({ kind: 'past', allowToday, isShort: true }),
  clauses: futureWords,
  guide: {
    paragraphs: ['The same for dates of one or two digits, such as 2/3/2020.'],
    examples: [onDay({ name: 'preventFutureShortDate', namedParams: { allowToday: false } })],
  },
};
