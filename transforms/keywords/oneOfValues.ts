import type { FieldType } from '../../schemas/generated/types.ts';
import { isEmpty } from '../values/emptiness.ts';
import { areEqual } from '../values/equality.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction } from './types.ts';

export interface OneOfInstance extends Instance {
  values: (string | number | boolean | null)[];
  type: FieldType;
}

/** The rule `oneOf` (C8-07): equal to one of the values. JSON Schema's oneOf is about schemas. */
export const oneOfValues: KeywordFunction<OneOfInstance> = (value, { values, type }) =>
  isEmpty(value) || values.some((option) => areEqual({ value, type }, { value: option }))
    ? undefined
    : FAILED;

export const oneOfValuesDefinition = defineKeyword(
  'oneOfValues',
  {
    values: { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean', 'null'] } },
    type: { type: 'string' },
  },
  ['values', 'type'],
);
