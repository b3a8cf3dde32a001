import type { MaxLengthInstance } from './maxLength.ts';
import { clause, count, type RuleAuthoring } from './ruleAuthoring.ts';

export const maxLengthAuthoring: RuleAuthoring<MaxLengthInstance> = {
  looksAt: 'value',
  reads: [],
  means: ({ max }) => ({ kind: 'length', min: 0, max }),
  clauses: ({ max }) => clause(`It may have at most ${count(max, 'character')}.`, { params: { max } }),
};
