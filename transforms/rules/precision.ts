import type { RuleAdapter } from './types.ts';

export const precision: RuleAdapter = {
  name: 'precision',
  on: 'field',
  ordinal: ['precision'],
  named: [],
  build: (read) => ({ precision: read.wholeNumber('precision') }),
};
