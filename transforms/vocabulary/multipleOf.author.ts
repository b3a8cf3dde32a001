import { onAmount } from './examples.author.ts';
import type { MultipleOfInstance } from './multipleOf.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `multipleOf` for authors' tools: demands in plain words, meaning, guide chapter. */
export const multipleOfAuthoring: RuleAuthoring<MultipleOfInstance> = {
  looksAt: 'value',
  reads: ['number'],
  means: ({ multipleOf }) => ({ kind: 'multiple', of: multipleOf }),
  clauses: ({ multipleOf }) => clause(`It must be a multiple of ${multipleOf}.`, { params: { multipleOf } }),
  guide: {
    paragraphs: ['A multiple of a number.'],
    examples: [onAmount({ name: 'multipleOf', ordinalParams: [0.05] })],
  },
};
