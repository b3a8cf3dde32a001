import { onPhone } from './examples.author.ts';
import { requireOnePropertyValTrueAuthoring } from './requireOnePropertyValTrue.author.ts';
import type { FieldsInstance } from './requireOnePropertyValTrue.ts';
import { clause, fieldNames, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requireOnePropertyToHaveAValue` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requireOnePropertyToHaveAValueAuthoring: RuleAuthoring<FieldsInstance> = {
  ...requireOnePropertyValTrueAuthoring,
  clauses: ({ fields }, { formatter }) =>
    clause(`At least one of these must be answered: ${fieldNames(fields, formatter)}.`),
  guide: {
    paragraphs: ['One of these fields is not empty.'],
    examples: [onPhone({ name: 'requireOnePropertyToHaveAValue', ordinalParams: ['phone', 'email'] })],
  },
};
