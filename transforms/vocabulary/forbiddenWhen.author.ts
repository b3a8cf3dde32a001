import { onPhone } from './examples.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `forbiddenWhen` in plain words, its meaning and its chapter of the guide. */
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
