import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../conditions/types.ts';
import { defineKeyword, FAILED, type Instance, type KeywordFunction, REFERENCE } from './types.ts';

/** An instance that looks at several fields. */
export interface FieldsInstance extends Instance {
  fields: Reference[];
}

/** At least one of the named boolean fields is true (C4-13). */
export const requireOnePropertyValTrue: KeywordFunction<FieldsInstance> = (_value, { fields }, site) =>
  fields.some((field) => valueAt(field, site) === true) ? undefined : FAILED;

export const requireOnePropertyValTrueDefinition = defineKeyword(
  'requireOnePropertyValTrue',
  { fields: { type: 'array', minItems: 1, items: REFERENCE } },
  ['fields'],
);
