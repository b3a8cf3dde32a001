import { parseDecimal } from '../values/decimal.ts';
import { isEmpty } from '../values/emptiness.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction } from './types.ts';

export interface PrecisionInstance extends Instance {
  precision: number;
}

/** How many decimal places are allowed. */
export type PrecisionFailure = Failure<never, 'precision'>;

/** At most so many decimal places; trailing zeros do not count (C8-07). */
export const precision: KeywordFunction<PrecisionInstance, PrecisionFailure> = (
  value,
  { precision: places },
) => {
  if (isEmpty(value)) return undefined;
  const number = parseDecimal(value);
  return number !== null && number.scale <= places ? undefined : { params: { precision: places } };
};

export const precisionDefinition = defineKeyword(
  'precision',
  { precision: { type: 'integer', minimum: 0 } },
  ['precision'],
);
