import { onPhone } from './examples.author.ts';
import type { MinLengthInstance } from './minLength.ts';
import { clause, count, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `minLength` for authors' tools: demands in plain words, meaning, guide chapter. */
export const minLengthAuthoring: RuleAuthoring<MinLengthInstance> = {
  looksAt: 'value',
  reads: [],
  means: ({ min }) => ({ kind: 'length', min, max: null }),
  clauses: ({ min }) => clause(`It must have at least ${count(min, 'character')}.`, { params: { min } }),
  guide: {
    paragraphs: [
      'At least so many characters, counted as maxLength counts them. An empty value passes: add `required` where it must be filled in.',
    ],
    examples: [onPhone({ name: 'minLength', ordinalParams: [7] })],
  },
};
