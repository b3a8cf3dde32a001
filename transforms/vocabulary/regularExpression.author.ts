import type { PatternInstance } from './regularExpression.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `regularExpression` for authors' tools: demands in plain words, meaning, guide chapter. */
export const regularExpressionAuthoring: RuleAuthoring<PatternInstance> = {
  looksAt: 'value',
  reads: ['number', 'date'],
  means: ({ pattern }) => ({ kind: 'pattern', pattern }),
  clauses: ({ pattern }, { example }) => {
    const text = example(pattern);
    return clause(`It must be of the form ${pattern}${text === undefined ? '' : `, such as “${text}”`}.`);
  },
  guide: {
    paragraphs: [
      'A JavaScript pattern with the flag u. Anchor it. `generic` names a pattern of the product instead.',
    ],
    examples: [
      {
        file: 'models.json',
        at: '/models/3/fields/0/rules/-',
        value: { name: 'regularExpression', ordinalParams: ['^[A-Za-z0-9 ]+$'] },
      },
    ],
  },
};
