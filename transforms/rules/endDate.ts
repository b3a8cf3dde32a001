import type { RuleAdapter } from './types.ts';

export const endDate: RuleAdapter = {
  name: 'endDate',
  on: 'field',
  ordinal: ['start'],
  named: ['inclusive'],
  build: (read) => ({ start: read.field('start'), inclusive: read.flag('inclusive') }),
};
