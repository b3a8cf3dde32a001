import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requiredIfOtherPropertyMatchesRegex` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requiredIfOtherPropertyMatchesRegexAuthoring: RuleAuthoring<ConditionalInstance> = {
  ...requiredWhileAuthoring,
  guide: {
    paragraphs: ['Required while another field matches a pattern.'],
    examples: [
      onPhone({
        name: 'requiredIfOtherPropertyMatchesRegex',
        ordinalParams: ['email', '^.*@example\\.com$'],
      }),
    ],
  },
};
