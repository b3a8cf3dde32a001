import { onPhone } from './examples.author.ts';
import { requiredWhileAuthoring } from './requiredWhile.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `nestedRequiredIf` for authors' tools: demands in plain words, meaning, guide chapter. */
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
