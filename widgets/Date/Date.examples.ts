import { exampleSet } from '../examples.ts';

export const dateExamples = exampleSet(
  'date',
  'Date of purchase',
  { empty: null, filled: '03/15/2020' },
  {},
  [
    {
      name: 'bounded',
      label: 'Date of sale',
      value: null,
      options: { picker: { minDate: '01/01/2018', maxDate: '12/31/2021' } },
    },
  ],
);
