import type { RuleAdapter } from './types.ts';

export const maxLength: RuleAdapter = {
  name: 'maxLength',
  on: 'field',
  ordinal: ['max'],
  named: [],
  build: (read) => ({ max: read.wholeNumber('max') }),
};
