import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `requiredIf` in plain words, its meaning and its chapter of the guide. */
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
