import { onPhone } from './examples.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `forbiddenWhen` for authors' tools: demands in plain words, meaning, guide chapter. */
export const forbiddenWhenAuthoring: RuleAuthoring<ConditionalInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'noAnswer', when }),
  clauses: ({ when }, { isBoolean }) => [
    { text: isBoolean ? 'It must not be ticked when:' : 'It must be left empty when:', when, fails: [{}] },
  ],
  guide: {
    paragraphs: ['Must be empty while a condition holds; a boolean field must not be true.'],
    examples: [
      onPhone({
        name: 'forbiddenWhen',
        namedParams: { condition: { value: { field: 'email' }, empty: true } },
      }),
    ],
  },
};
