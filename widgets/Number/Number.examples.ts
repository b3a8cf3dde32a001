import { exampleSet } from '../examples.ts';

export const numberExamples = exampleSet(
  'number',
  'Number of payments',
  { empty: null, filled: '12' },
  { width: 'short' },
);
