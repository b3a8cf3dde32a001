import { valueAt } from '../conditions/scope.ts';
import { isEmpty } from '../values/emptiness.ts';
import type { FieldsInstance } from './requireOnePropertyValTrue.ts';
import { defineKeyword, FAILED, type KeywordFunction, REFERENCE } from './types.ts';

/** At least one of the named fields has a value (C4-14). */
export const requireOnePropertyToHaveAValue: KeywordFunction<FieldsInstance> = (_value, { fields }, site) =>
  fields.some((field) => !isEmpty(valueAt(field, site))) ? undefined : FAILED;

export const requireOnePropertyToHaveAValueDefinition = defineKeyword(
  'requireOnePropertyToHaveAValue',
  { fields: { type: 'array', minItems: 1, items: REFERENCE } },
  ['fields'],
);
