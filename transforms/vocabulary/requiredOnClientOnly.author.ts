import { onPhone } from './examples.author.ts';
import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

/** Rule `requiredOnClientOnly` for authors' tools: demands in plain words, meaning, guide chapter. */
export const requiredOnClientOnlyAuthoring: RuleAuthoring<object> = {
  looksAt: 'claim',
  reads: [],
  means: () => ({ kind: 'answer', isOfPages: true }),
  clauses: () => clause('An answer is required on the page. The server does not ask for it.'),
  guide: {
    paragraphs: ['As required, in the browser and the CLI; the server does not enforce it.'],
    examples: [onPhone({ name: 'requiredOnClientOnly' })],
  },
};
