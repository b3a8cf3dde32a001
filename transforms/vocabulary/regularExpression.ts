import { GENERIC_PATTERNS, type GenericPatternName, matchesPattern } from '../values/pattern.ts';
import { textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { text } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface PatternInstance {
  pattern: string;
}

const judge: Judge<PatternInstance> = (value, { pattern }) =>
  matchesPattern(textOf(value), pattern) ? undefined : FAILED;

/** Rule that a pattern matches somewhere in the value (C4-12). */
export const regularExpression = defineRule({ judge });

const genericNames = () => Object.keys(GENERIC_PATTERNS) as GenericPatternName[];

export const regularExpressionAdapter = defineAdapter(regularExpression, {
  on: 'field',
  /** `generic` names one of the patterns that settlements often need (R5-29). */
  parameters: { pattern: 'pattern', generic: { choice: genericNames } },
  ordinal: ['pattern'],
  instance: () => ({ pattern: text }),
  build: (read) => ({
    pattern: read.has('generic') ? GENERIC_PATTERNS[read.choice('generic')] : read.pattern('pattern'),
  }),
  inputHints: (body) => body,
});
