import { onPhone } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `required` in plain words, its meaning and its chapter of the guide. */
export const requiredAuthoring: RuleAuthoring<object> = {
  looksAt: 'claim',
  reads: [],
  means: () => ({ kind: 'answer' }),
  clauses: (_body, { isBoolean }) => clause(isBoolean ? 'It must be ticked.' : 'An answer is required.'),
  guide: {
    paragraphs: ['The field must not be empty; a boolean field must be true.'],
    examples: [onPhone({ name: 'required' })],
  },
};
