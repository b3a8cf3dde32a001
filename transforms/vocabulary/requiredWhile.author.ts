import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Common demands and meaning, for authors' tools, of all rules that demand a value while a condition holds. */
export const requiredWhileAuthoring: Omit<RuleAuthoring<ConditionalInstance>, 'guide'> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'answer', when }),
  clauses: ({ when }, { isBoolean }) => [
    { text: isBoolean ? 'It must be ticked when:' : 'An answer is required when:', when, fails: [{}] },
  ],
};
