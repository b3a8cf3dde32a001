import { onDay } from './examples.author.ts';
import type { FutureDateInstance } from './preventFutureDate.ts';
import { type Clause, clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Returns the clause that the rules about future dates share. */
export const futureWords = ({ allowToday }: FutureDateInstance): readonly Clause[] =>
  clause(`The date must be ${allowToday ? 'today or earlier' : 'before today'}, by the day in Los Angeles.`);

/** Rule `preventFutureDate` for authors' tools: demands in plain words, meaning, guide chapter. */
export const preventFutureDateAuthoring: RuleAuthoring<FutureDateInstance> = {
  looksAt: 'day',
  reads: ['date'],
  means: ({ allowToday }) => ({ kind: 'past', allowToday, isShort: false }),
  clauses: futureWords,
  guide: {
    paragraphs: ['Not in the future, counted in Los Angeles; `allowToday` lets today pass.'],
    examples: [onDay({ name: 'preventFutureDate', namedParams: { allowToday: true } })],
  },
};
