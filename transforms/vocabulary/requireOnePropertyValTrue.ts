import { valueAt } from '../conditions/scope.ts';
import type { Reference } from '../ground/expressions.ts';
import { defineAdapter } from './defineAdapter.ts';
import { defineRule, FAILED, type Judge } from './defineRule.ts';
import { listOf, reference } from './shapes.ts';

/** Compiled parameters of a rule on several fields. */
export interface FieldsInstance {
  fields: Reference[];
}

/** Creates the judgement that at least one of the named fields has a value that passes the test `suffices`. */
export function oneField(suffices: (value: unknown) => boolean): Judge<FieldsInstance> {
  return (_value, { fields }, site) =>
    fields.some((field) => suffices(valueAt(field, site))) ? undefined : FAILED;
}

/** Rule that at least one of the named boolean fields is true (C4-13). */
export const requireOnePropertyValTrue = defineRule({
  judge: oneField((value) => value === true),
  requiredFamily: true,
  among: ({ fields }) => fields,
});

export const requireOnePropertyValTrueAdapter = defineAdapter(requireOnePropertyValTrue, {
  on: 'any',
  parameters: { fields: 'field' },
  rest: 'fields',
  instance: () => ({ fields: listOf(reference) }),
  build: (read) => ({ fields: read.restFields('fields') }),
});
