import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the number widget, for the gallery and the tests of widgets. */
export const numberExamples: ExampleSet<'number'> = {
  widget: 'number',
  examples: {
    ...commonStates({
      label: 'Number of payments',
      empty: null,
      filled: '12',
      long: '123456789012345678901234567890',
      options: { width: 'short' },
    }),
    affixed: { label: 'Miles driven', value: '48000', options: { width: 'medium', appended: 'miles' } },
  },
};
