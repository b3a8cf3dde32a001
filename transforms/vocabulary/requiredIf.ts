import type { CompiledCondition, Reference } from '../ground/expressions.ts';
import type { PartPath } from './parameterUse.ts';
import { requiredWhile, whileAdapter } from './requiredWhile.ts';

/** Operators of requiredIf and nestedRequiredIf, and the corresponding operators of conditions. */
const EQUALITY_OPERATORS = { Equals: 'equals', NotEquals: 'notEquals' } as const;
export const EQUALITY_NAMES = ['Equals', 'NotEquals'] as const;

/** Returns the condition that a field equals, or does not equal, a literal. */
export function equalityTest(
  ref: Reference,
  operator: keyof typeof EQUALITY_OPERATORS,
  literal: string | number | boolean | null,
): CompiledCondition {
  return { op: EQUALITY_OPERATORS[operator], left: { ref }, right: { literal } };
}

/** Tests if a path within the condition of `equalityTest` leads to its literal. */
export const isLiteral = (path: PartPath): boolean =>
  Object.values<string | number | undefined>(EQUALITY_OPERATORS).includes(path.at(-1));

/** Rule that fails where another field equals, or does not equal, a given value and this one is empty (C4-07). */
export const requiredIf = requiredWhile;

export const requiredIfAdapter = whileAdapter(
  {
    parameters: {
      otherField: 'field',
      value: { comparedWith: 'otherField' },
      operator: { choice: () => EQUALITY_NAMES },
    },
    ordinal: ['otherField', 'value'],
  },
  (read) => {
    const test = equalityTest(
      read.field('otherField'),
      read.choice('operator', 'Equals'),
      read.literal('value'),
    );
    return read.means(test, 'value', (path) => (isLiteral(path) ? read.placeOf('value') : read.place));
  },
);
