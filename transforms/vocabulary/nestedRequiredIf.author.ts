import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Demands of the rule `nestedRequiredIf` in plain words, its meaning and its chapter of the guide. */
export const nestedRequiredIfAuthoring: RuleAuthoring<ConditionalInstance> = {
  ...requiredWhileAuthoring,
  guide: {
    paragraphs: ['Required while one or two conditions on other fields hold.'],
    examples: [
      onPhone({
        name: 'nestedRequiredIf',
        namedParams: {
          firstProperty: 'email',
          firstOperator: 'Equals',
          firstValue: null,
          combinator: 'Or',
          secondProperty: 'lastName',
          secondOperator: 'NotEquals',
          secondValue: 'Lopez',
        },
      }),
    ],
  },
};
