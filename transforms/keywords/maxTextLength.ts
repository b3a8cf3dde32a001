import { isEmpty } from '../values/emptiness.ts';
import { codePoints, textOf } from '../values/text.ts';
import { defineKeyword, type Instance, type KeywordFunction } from './types.ts';

export interface MaxLengthInstance extends Instance {
  max: number;
}

/** The rule `maxLength` (C4-06): code points after NFC, which JSON Schema's own maxLength does not normalise. */
export const maxTextLength: KeywordFunction<MaxLengthInstance> = (value, { max }) =>
  isEmpty(value) || codePoints(textOf(value)) <= max ? undefined : { params: { max } };

export const maxTextLengthDefinition = defineKeyword(
  'maxTextLength',
  { max: { type: 'integer', minimum: 0 } },
  ['max'],
);
