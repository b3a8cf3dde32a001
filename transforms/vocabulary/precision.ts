import { parseDecimal } from '../values/decimal.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import { wholeNumber } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface PrecisionInstance {
  precision: number;
}

const judge: Judge<PrecisionInstance, Failure<never, 'precision'>> = (value, { precision: places }) => {
  const number = parseDecimal(value);
  return number !== null && number.scale <= places ? undefined : { params: { precision: places } };
};

/** Rule on the maximum of decimal places; trailing zeros do not count (C8-07). */
export const precision = defineRule({ judge, kind: 'number', plural: 'precision' });

export const precisionAdapter = defineAdapter(precision, {
  on: 'field',
  parameters: { precision: 'wholeNumber' },
  ordinal: ['precision'],
  instance: () => ({ precision: wholeNumber }),
  build: (read) => ({ precision: read.wholeNumber('precision') }),
});
