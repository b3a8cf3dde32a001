import { onPhone } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `required` for authors' tools: demands in plain words, meaning, guide chapter. */
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
