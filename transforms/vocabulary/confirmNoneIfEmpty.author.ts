import type { ConfirmNoneInstance } from './confirmNoneIfEmpty.ts';
import { newField, newText } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `confirmNoneIfEmpty` for authors' tools: demands in plain words, meaning, guide chapter. */
export const confirmNoneIfEmptyAuthoring: RuleAuthoring<ConfirmNoneInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ list }) => ({ kind: 'emptyList', list }),
  clauses: ({ list }, { formatter }) =>
    clause(`It must be ticked when there are no ${formatter.list(list)}.`),
  guide: {
    paragraphs: ['A boolean field must be true while a list has no record.'],
    examples: [
      newField('claimDetails', {
        name: 'nothingBought',
        type: 'boolean',
        rules: [{ name: 'confirmNoneIfEmpty', ordinalParams: ['claimTransactions'] }],
      }),
      {
        file: 'pages/standard/claim-details.json',
        at: '/blocks/0/fields/-',
        value: { name: 'nothingBought', label: 'Field_NothingBought' },
      },
      newText('Field_NothingBought', 'I have no purchases to report'),
    ],
  },
};
