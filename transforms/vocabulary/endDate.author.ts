import type { EndDateInstance } from './endDate.ts';
import { clause, type VariedAuthoring } from './ruleAuthoring.ts';

export const endDateAuthoring: VariedAuthoring<EndDateInstance> = {
  looksAt: 'claim',
  reads: ['date'],
  means: ({ start, inclusive }) => ({ kind: 'laterThan', start, inclusive }),
  clauses: ({ start, inclusive }, { naming }) =>
    inclusive
      ? clause(`The date must be on or after ${naming.field(start)}.`, { variant: 'inclusive' })
      : clause(`The date must be after ${naming.field(start)}.`),
  fills: () => [[]],
};
