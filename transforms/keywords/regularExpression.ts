import { isEmpty } from '../values/emptiness.ts';
import { matchesPattern } from '../values/pattern.ts';
import { textOf } from '../values/text.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface PatternInstance extends Instance {
  pattern: string;
}

/** The pattern matches somewhere in the value (C4-12). */
export const regularExpression: KeywordFunction<PatternInstance> = (value, { pattern }) =>
  isEmpty(value) || matchesPattern(textOf(value), pattern) ? undefined : FAILED;

export const regularExpressionDefinition = defineKeyword(
  'regularExpression',
  { pattern: { type: 'string' } },
  ['pattern'],
);
