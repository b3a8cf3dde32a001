import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the checkbox widget, for the gallery and the tests of widgets. */
export const checkboxExamples: ExampleSet<'checkbox'> = {
  widget: 'checkbox',
  examples: {
    ...commonStates({ label: 'I have no documents to add', empty: false, filled: true }),
    agreement: {
      label:
        'I declare under penalty of perjury under the laws of the United States of America that **everything in this claim is true** and complete to the best of my knowledge.',
      value: false,
      required: true,
      errors: ['Read the statement and agree with it'],
    },
  },
};
