import { exampleSet } from '../examples.ts';

export const textareaExamples = exampleSet(
  'textarea',
  'What happened',
  { empty: null, filled: 'The engine stopped on the motorway.' },
  { rows: 5 },
);
