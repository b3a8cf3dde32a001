import type { RuleAdapter } from './types.ts';

export const requireOnePropertyValTrue: RuleAdapter = {
  name: 'requireOnePropertyValTrue',
  on: 'any',
  ordinal: [],
  rest: 'fields',
  named: [],
  build: (read) => ({ fields: read.restFields() }),
};
