import { onDay } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';
import type { ValidDateInstance } from './validDate.ts';

/** Rule `validDate` for authors' tools: demands in plain words, meaning, guide chapter. */
export const validDateAuthoring: RuleAuthoring<ValidDateInstance> = {
  looksAt: 'value',
  reads: ['date'],
  means: ({ formats }) => ({ kind: 'date', formats }),
  clauses: ({ formats }) => clause(`It must be a date, written as ${formats.join(' or ')}.`),
  guide: {
    paragraphs: ['A date in one of the formats; MM/dd/yyyy where none is given.'],
    examples: [onDay({ name: 'validDate', ordinalParams: ['MM/dd/yyyy', 'yyyy-MM-dd'] })],
  },
};
