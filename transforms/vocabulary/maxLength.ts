import { codePoints, textOf } from '../values/text.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, type Failure, type Judge } from './defineRule.ts';
import { wholeNumber } from './shapes.ts';

/** Compiled parameters of the rule. */
export interface MaxLengthInstance {
  max: number;
}

const judge: Judge<MaxLengthInstance, Failure<never, 'max'>> = (value, { max }) =>
  codePoints(textOf(value)) <= max ? undefined : { params: { max } };

/** Rule on the maximum of code points after NFC, which JSON Schema's own maxLength does not normalise (C4-06). */
export const maxLength = defineRule({ judge, plural: 'max' });

export const maxLengthAdapter = defineAdapter(maxLength, {
  on: 'field',
  parameters: { max: 'wholeNumber' },
  ordinal: ['max'],
  instance: () => ({ max: wholeNumber }),
  build: (read) => ({ max: read.wholeNumber('max') }),
  inputHints: ({ max }) => ({ longest: max }),
});
