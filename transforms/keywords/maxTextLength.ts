import { isEmpty } from '../values/emptiness.ts';
import { codePoints, textOf } from '../values/text.ts';
import { defineKeyword, type Failure, type Instance, type KeywordFunction } from './types.ts';

export interface MaxLengthInstance extends Instance {
  max: number;
}

/** How long the text may be. */
export type MaxLengthFailure = Failure<never, 'max'>;

/** The rule `maxLength` (C4-06): code points after NFC, which JSON Schema's own maxLength does not normalise. */
export const maxTextLength: KeywordFunction<MaxLengthInstance, MaxLengthFailure> = (value, { max }) =>
  isEmpty(value) || codePoints(textOf(value)) <= max ? undefined : { params: { max } };

export const maxTextLengthDefinition = defineKeyword(
  'maxTextLength',
  { max: { type: 'integer', minimum: 0 } },
  ['max'],
);
