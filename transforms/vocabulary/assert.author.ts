import { newText, onPhone } from './examples.author.ts';
import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `assert` for authors' tools: demands in plain words, meaning, guide chapter. */
export const assertAuthoring: RuleAuthoring<ConditionalInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'assertion', when }),
  clauses: ({ when }) => [{ text: 'An answer is accepted only when:', when, fails: [{}] }],
  fills: ({ when }) => ['right' in when ? ['value', 'other'] : []],
  guide: {
    paragraphs: [
      'A condition that must hold once the field is filled in, with a message of its own. While the field is empty it is not asked: [Something must be claimed](wishes.md#something-must-be-claimed) shows what is. Where the condition is one comparison, the message may have its two sides, `{value}` and `{other}`, each as the field is [shown](constructs.md#display): "The amount you got back is more than you claim ({other}). Check both amounts."',
    ],
    examples: [
      onPhone({
        name: 'assert',
        namedParams: { condition: { value: { field: 'phone' }, notEquals: { field: 'email' } } },
        errorMessageKeys: { default: 'Error_Phone' },
      }),
      newText('Error_Phone', 'Give a phone number, not the email address'),
    ],
  },
};
