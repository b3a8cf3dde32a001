import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the text widget, for the gallery and the tests of widgets. */
export const textExamples: ExampleSet<'text'> = {
  widget: 'text',
  examples: {
    ...commonStates({
      label: 'First name',
      empty: null,
      filled: 'Ada',
      long: 'Ada Wolfeschlegelsteinhausenbergerdorff-Hohenzollern-Sigmaringen of the Second House',
    }),
    affixed: {
      label: 'Amount paid',
      value: '120',
      options: { prepended: '$', appended: 'USD', width: 'medium' },
    },
    twoErrors: {
      label: 'Last name',
      value: 'Ω',
      errors: ['The following characters are not allowed: Ω', 'The maximum length allowed is 40'],
    },
    suppressedLabel: {
      label: 'Apartment',
      value: null,
      options: { suppressLabel: true, placeholder: 'Apartment' },
    },
  },
};
