import { exampleSet } from '../examples.ts';

export const confirmExamples = exampleSet('confirm', 'Confirm your e-mail address', {
  empty: null,
  filled: 'ada@example.org',
});
