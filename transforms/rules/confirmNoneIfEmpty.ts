import type { RuleAdapter } from './types.ts';

export const confirmNoneIfEmpty: RuleAdapter = {
  name: 'confirmNoneIfEmpty',
  on: 'boolean',
  ordinal: ['list'],
  named: [],
  build: (read) => ({ list: read.list('list') }),
};
