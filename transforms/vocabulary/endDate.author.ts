import type { EndDateInstance } from './endDate.ts';
import { newField } from './examples.author.ts';
import { clause, type VariedAuthoring } from './ruleAuthoring.ts';

/** Rule `endDate` for authors' tools: demands in plain words, meaning, guide chapter. */
export const endDateAuthoring: VariedAuthoring<EndDateInstance> = {
  looksAt: 'claim',
  reads: ['date'],
  means: ({ start, inclusive }) => ({ kind: 'laterThan', start, inclusive }),
  clauses: ({ start, inclusive }, { formatter }) =>
    inclusive
      ? clause(`The date must be on or after ${formatter.field(start)}.`, { variant: 'inclusive' })
      : clause(`The date must be after ${formatter.field(start)}.`),
  fills: () => [[]],
  guide: {
    paragraphs: ['After the date of another field, or on it with `inclusive`.'],
    examples: [
      newField('claimDetails', {
        name: 'returnedOn',
        type: 'date',
        rules: [{ name: 'endDate', ordinalParams: ['boughtOn'], namedParams: { inclusive: true } }],
      }),
    ],
  },
};
