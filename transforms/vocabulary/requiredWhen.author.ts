import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `requiredWhen` in plain words, its meaning and its chapter of the guide. */
export const requiredWhenAuthoring: RuleAuthoring<ConditionalInstance> = {
  ...requiredWhileAuthoring,
  guide: {
    paragraphs: ['Required while a condition holds.'],
    examples: [
      onPhone({
        name: 'requiredWhen',
        namedParams: { condition: { value: { field: 'email' }, empty: true } },
      }),
    ],
  },
};
