import { GENERIC_PATTERNS, type GenericPatternName } from '../values/pattern.ts';
import type { RuleAdapter } from './types.ts';

const GENERIC_NAMES = Object.keys(GENERIC_PATTERNS) as GenericPatternName[];

export const regularExpression: RuleAdapter = {
  name: 'regularExpression',
  on: 'field',
  ordinal: ['pattern'],
  /** `generic` names one of the patterns that settlements use again and again (R5-29). */
  named: ['generic'],
  build: (read) => ({
    pattern: read.has('generic')
      ? GENERIC_PATTERNS[read.choice('generic', GENERIC_NAMES)]
      : read.pattern('pattern'),
  }),
};
