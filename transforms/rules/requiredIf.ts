import type { CompiledCondition, Reference } from '../conditions/types.ts';
import { markWhile, type RuleAdapter } from './types.ts';

/** The operators of requiredIf and nestedRequiredIf, and the condition's operator that each means. */
export const EQUALITY_OPERATORS = { Equals: 'equals', NotEquals: 'notEquals' } as const;
export const EQUALITY_NAMES = ['Equals', 'NotEquals'] as const;

/** A field that equals, or does not equal, a literal. */
export function equalityTest(
  ref: Reference,
  operator: keyof typeof EQUALITY_OPERATORS,
  literal: string | number | boolean | null,
): CompiledCondition {
  return { op: EQUALITY_OPERATORS[operator], left: { ref }, right: { literal } };
}

export const requiredIf: RuleAdapter = {
  name: 'requiredIf',
  on: 'any',
  ordinal: ['otherField', 'value'],
  named: ['operator'],
  build: (read) => ({
    when: equalityTest(
      read.field('otherField'),
      read.choice('operator', EQUALITY_NAMES, 'Equals'),
      read.literal('value'),
    ),
  }),
  mark: markWhile,
};
