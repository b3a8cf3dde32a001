import { clause, type RuleAuthoring } from './ruleAuthoring.ts';

export const requiredOnClientOnlyAuthoring: RuleAuthoring<object> = {
  looksAt: 'claim',
  reads: [],
  means: () => ({ kind: 'answer', isOfPages: true }),
  clauses: () => clause('An answer is required on the page. The server does not ask for it.'),
};
