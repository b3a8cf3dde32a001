import { onPhone } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';
import type { SameAsInstance } from './sameAs.ts';

/** Rule `sameAs` for authors' tools: demands in plain words, meaning, guide chapter. */
export const sameAsAuthoring: RuleAuthoring<SameAsInstance> = {
  looksAt: 'claim',
  reads: ['other'],
  means: ({ other, loose }) => ({ kind: 'sameAs', other, loose }),
  clauses: ({ other, loose, label, labelKey }, { formatter }) =>
    clause(
      `It must be the same as ${formatter.field(other)}${loose ? ', capital letters and spaces aside' : ''}.`,
      { params: labelKey === undefined ? { label } : { label, labelKey } },
    ),
  guide: {
    paragraphs: ['The same as another field; with `loose` whatever the case and the spaces.'],
    examples: [onPhone({ name: 'sameAs', ordinalParams: ['email'], namedParams: { loose: true } })],
  },
};
