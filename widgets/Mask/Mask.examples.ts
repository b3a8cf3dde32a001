import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the mask widget, for the gallery and the tests of widgets. */
export const maskExamples: ExampleSet<'mask'> = {
  widget: 'mask',
  examples: {
    ...commonStates({
      label: 'Phone',
      empty: null,
      filled: '(206) 555-0100',
      options: { mask: 'usPhone', width: 'medium' },
    }),
    zip: { label: 'ZIP code', value: '98101', options: { mask: 'usZip', width: 'short' } },
    amount: {
      label: 'Amount',
      value: '1,234.50',
      options: { mask: 'currencyDecimals', width: 'short', prepended: '$' },
    },
    unheld: {
      label: 'Phone',
      value: '+52 55 1234 5678',
      options: { mask: 'usPhone', width: 'medium' },
    },
  },
};
