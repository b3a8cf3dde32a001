import { codePoints, textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import { wholeNumber } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface MinLengthInstance {
  min: number;
}

const judge: Judge<MinLengthInstance, Failure<never, 'min'>> = (value, { min }) =>
  codePoints(textOf(value)) >= min ? undefined : { params: { min } };

/** Rule on the minimum of code points, counted as by maxLength; an empty value passes (C8-18). */
export const minLength = defineRule({ judge, plural: 'min' });

export const minLengthAdapter = defineAdapter(minLength, {
  on: 'field',
  parameters: { min: 'wholeNumber' },
  ordinal: ['min'],
  instance: () => ({ min: wholeNumber }),
  build: (read) => ({ min: read.wholeNumber('min') }),
});
