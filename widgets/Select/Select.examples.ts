import { commonStates, type ExampleSet } from '../examples.ts';

const enumOptions = [
  { value: 'WA', label: 'Washington' },
  { value: 'OR', label: 'Oregon' },
  {
    value: 'all',
    label: 'All states, and the District of Columbia, Puerto Rico, Guam and the Virgin Islands',
  },
];

/** States of the select widget, for the gallery and the tests of widgets. */
export const selectExamples: ExampleSet<'select'> = {
  widget: 'select',
  examples: {
    ...commonStates({
      label: 'State',
      empty: null,
      filled: 'WA',
      long: 'all',
      options: { width: 'medium', enumOptions },
    }),
    notInTheList: { label: 'State', value: 'Jalisco', options: { width: 'medium', enumOptions } },
  },
};
