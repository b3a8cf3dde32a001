import { markWhile, type RuleAdapter } from './types.ts';

export const requiredIfOtherPropertyMatchesRegex: RuleAdapter = {
  name: 'requiredIfOtherPropertyMatchesRegex',
  on: 'any',
  ordinal: ['otherField', 'pattern'],
  named: [],
  build: (read) => ({
    when: { op: 'matches', left: { ref: read.field('otherField') }, pattern: read.pattern('pattern') },
  }),
  mark: markWhile,
};
