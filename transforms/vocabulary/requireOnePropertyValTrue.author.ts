import type { FieldsInstance } from './requireOnePropertyValTrue.ts';
import { clause, fieldNames, type RuleAuthoring } from './ruleAuthoring.ts';

export const requireOnePropertyValTrueAuthoring: RuleAuthoring<FieldsInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ fields }) => ({ kind: 'someOf', fields, min: 1, max: null }),
  clauses: ({ fields }, { naming }) =>
    clause(`At least one of these must be ticked: ${fieldNames(fields, naming)}.`),
};
