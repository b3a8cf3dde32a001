import { isMultipleOf, parseDecimal } from '../values/decimal.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import { numberBound } from './range.ts';
import type { RuleReader } from './reader.ts';
import { text } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface MultipleOfInstance {
  /** Plain decimal digits. */
  multipleOf: string;
}

const judge: Judge<MultipleOfInstance, Failure<never, 'multipleOf'>> = (value, { multipleOf: step }) => {
  const [number, divisor] = [parseDecimal(value), parseDecimal(step)];
  return number !== null && divisor !== null && isMultipleOf(number, divisor)
    ? undefined
    : { params: { multipleOf: step } };
};

/**
 * Rule that a value is an exact decimal multiple (C8-07), because JSON Schema's own keyword divides binary fractions.
 */
export const multipleOf = defineRule({ judge, kind: 'number' });

function stepOf(read: RuleReader<{ multipleOf: 'literal' }>): string {
  const number = numberBound(read.literal('multipleOf'));
  if (number === null || number === '0' || number.startsWith('-'))
    throw read
      .placeOf('multipleOf')
      .error('wrong-parameter', 'multipleOf is not a number above zero', 'Give a number above zero.');
  return number;
}

export const multipleOfAdapter = defineAdapter(multipleOf, {
  on: 'field',
  parameters: { multipleOf: 'literal' },
  ordinal: ['multipleOf'],
  values: ({ multipleOf: step }) => [step],
  instance: () => ({ multipleOf: text }),
  build: (read) => ({ multipleOf: stepOf(read) }),
});
