import { commonStates, type ExampleSet } from '../examples.ts';

const LONG =
  'By wallet: the payment is sent to the e-mail address of your account on the day on which the court’s order is final';

const enumOptions = [
  { value: 'check', label: 'Check by mail' },
  { value: 'wallet', label: 'Online wallet' },
];

/** States of the radio widget, for the gallery and the tests of widgets. */
export const radioExamples: ExampleSet<'radio'> = {
  widget: 'radio',
  examples: {
    ...commonStates({
      label: 'How do you want to be paid?',
      empty: null,
      filled: 'check',
      options: { enumOptions },
    }),
    manyOptions: {
      label: 'How do you want to be paid?',
      value: 'long',
      options: {
        enumOptions: [
          ...enumOptions,
          { value: 'long', label: LONG },
          { value: 'card', label: 'Prepaid card' },
          { value: 'transfer', label: 'Bank transfer' },
        ],
      },
    },
  },
};
