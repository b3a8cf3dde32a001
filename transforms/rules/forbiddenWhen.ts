import type { RuleAdapter } from './types.ts';

export const forbiddenWhen: RuleAdapter = {
  name: 'forbiddenWhen',
  on: 'any',
  ordinal: [],
  named: ['condition'],
  build: (read) => ({ when: read.condition('condition') }),
};
