import { isMultipleOf, parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction } from './types.ts';

export interface MultipleOfInstance extends Instance {
  /** Plain decimal digits. */
  multipleOf: string;
}

/** What the number must be a multiple of. */
export type MultipleOfFailure = Failure<never, 'multipleOf'>;

/** The rule `multipleOf` (C8-07), in exact decimals: JSON Schema's own divides binary fractions. */
export const multipleOfNumber: KeywordFunction<MultipleOfInstance, MultipleOfFailure> = (
  value,
  { multipleOf },
) => {
  if (isEmpty(value)) return undefined;
  const number = parseDecimal(value);
  const step = parseDecimal(multipleOf);
  return number !== null && step !== null && isMultipleOf(number, step)
    ? undefined
    : { params: { multipleOf } };
};

export const multipleOfNumberDefinition = defineKeyword(
  'multipleOfNumber',
  { multipleOf: { type: 'string' } },
  ['multipleOf'],
);
