import { onDay } from './examples.author.ts';
import { futureWords } from './preventFutureDate.author.ts';
import type { FutureDateInstance } from './preventFutureDate.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `preventFutureShortDate` for authors' tools: demands in plain words, meaning, guide chapter. */
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
