import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

export const requiredWhileAuthoring: RuleAuthoring<ConditionalInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'answer', when }),
  clauses: ({ when }, { isBoolean }) => [
    { text: isBoolean ? 'It must be ticked when:' : 'An answer is required when:', when, fails: [{}] },
  ],
};
