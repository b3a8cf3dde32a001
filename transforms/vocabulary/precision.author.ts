import { onAmount } from './examples.author.ts';
import type { PrecisionInstance } from './precision.ts';
import { clause, count, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `precision` for authors' tools: demands in plain words, meaning, guide chapter. */
export const precisionAuthoring: RuleAuthoring<PrecisionInstance> = {
  looksAt: 'value',
  reads: ['number'],
  means: ({ precision }) => ({ kind: 'decimals', max: precision }),
  clauses: ({ precision }) =>
    clause(`It may have at most ${count(precision, 'decimal place')}.`, { params: { precision } }),
  guide: {
    paragraphs: ['At most so many decimal places.'],
    examples: [onAmount({ name: 'precision', ordinalParams: [2] })],
  },
};
