import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

/** Common facts for authors' tools about the rules that demand a value under a condition, without guide chapters. */
export const requiredWhileAuthoring: Omit<RuleAuthoring<ConditionalInstance>, 'guide'> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'answer', when }),
  clauses: ({ when }, { isBoolean }) => [
    { text: isBoolean ? 'It must be ticked when:' : 'An answer is required when:', when, fails: [{}] },
  ],
};
