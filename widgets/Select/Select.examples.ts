import { exampleSet } from '../examples.ts';

export const selectExamples = exampleSet(
  'select',
  'State',
  { empty: null, filled: 'WA' },
  {
    width: 'medium',
    enumOptions: [
      { value: 'WA', label: 'Washington' },
      { value: 'OR', label: 'Oregon' },
    ],
  },
);
