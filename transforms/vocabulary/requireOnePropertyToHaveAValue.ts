import { isEmpty } from '../values/emptiness.ts';
import { defineRule } from './defineRule.ts';
import { oneField, requireOnePropertyValTrueAdapter } from './requireOnePropertyValTrue.ts';

/** Rule that at least one of the named fields has a value (C4-14). */
export const requireOnePropertyToHaveAValue = defineRule({
  judge: oneField((value) => !isEmpty(value)),
  requiredFamily: true,
  among: ({ fields }) => fields,
});

export const requireOnePropertyToHaveAValueAdapter = requireOnePropertyValTrueAdapter;
