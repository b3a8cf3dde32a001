import { newField, onPhone } from './examples.author.ts';
import type { FieldsInstance } from './requireOnePropertyValTrue.ts';
import { clause, fieldNames, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requireOnePropertyValTrue` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requireOnePropertyValTrueAuthoring: RuleAuthoring<FieldsInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ fields }) => ({ kind: 'someOf', fields, min: 1, max: null }),
  clauses: ({ fields }, { formatter }) =>
    clause(`At least one of these must be ticked: ${fieldNames(fields, formatter)}.`),
  guide: {
    paragraphs: [
      'One of these boolean fields is true. It stands on any field of the model, which shows the error.',
    ],
    examples: [
      newField('claimantInfo', { name: 'byMail', type: 'boolean' }),
      newField('claimantInfo', { name: 'byPhone', type: 'boolean' }),
      onPhone({ name: 'requireOnePropertyValTrue', ordinalParams: ['byMail', 'byPhone'] }),
    ],
  },
};
