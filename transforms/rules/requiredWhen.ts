import { markWhile, type RuleAdapter } from './types.ts';

export const requiredWhen: RuleAdapter = {
  name: 'requiredWhen',
  on: 'any',
  ordinal: [],
  named: ['condition'],
  build: (read) => ({ when: read.condition('condition') }),
  mark: markWhile,
};
