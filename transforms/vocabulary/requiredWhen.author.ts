import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requiredWhen` for authors' tools: demands in plain words, meaning, guide chapter. */
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
