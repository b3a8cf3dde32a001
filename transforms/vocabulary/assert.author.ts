import type { ConditionalInstance } from './requiredWhile.ts';
import type { RuleAuthoring } from './ruleAuthoring.ts';

export const assertAuthoring: RuleAuthoring<ConditionalInstance> = {
  looksAt: 'claim',
  reads: [],
  means: ({ when }) => ({ kind: 'assertion', when }),
  clauses: ({ when }) => [{ text: 'An answer is accepted only when:', when, fails: [{}] }],
  fills: ({ when }) => ['right' in when ? ['value', 'other'] : []],
};
