import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requiredIf` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requiredIfAuthoring: RuleAuthoring<ConditionalInstance> = {
  ...requiredWhileAuthoring,
  guide: {
    paragraphs: [
      'Required while another field equals a value, or with the operator NotEquals does not. null means empty.',
    ],
    examples: [
      onPhone({ name: 'requiredIf', ordinalParams: ['email', null], namedParams: { operator: 'NotEquals' } }),
    ],
  },
};
