import type { RuleAdapter } from './types.ts';

export const preventFutureDate: RuleAdapter = {
  name: 'preventFutureDate',
  on: 'field',
  ordinal: [],
  named: ['allowToday'],
  build: (read) => ({ allowToday: read.flag('allowToday') }),
};
