import { onPhone } from './examples.author.ts';
import type { MaxLengthInstance } from './maxLength.ts';
import { clause, count, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `maxLength` for authors' tools: demands in plain words, meaning, guide chapter. */
export const maxLengthAuthoring: RuleAuthoring<MaxLengthInstance> = {
  looksAt: 'value',
  reads: [],
  means: ({ max }) => ({ kind: 'length', min: 0, max }),
  clauses: ({ max }) => clause(`It may have at most ${count(max, 'character')}.`, { params: { max } }),
  guide: {
    paragraphs: [
      'At most so many characters. A field without it holds 10,000 characters; name a larger number where that is too few.',
    ],
    examples: [onPhone({ name: 'maxLength', ordinalParams: [20] })],
  },
};
