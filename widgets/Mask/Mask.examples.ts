import { exampleSet } from '../examples.ts';

export const maskExamples = exampleSet(
  'mask',
  'Phone',
  { empty: null, filled: '(206) 555-0100' },
  { mask: 'usPhone', width: 'medium' },
  [
    { name: 'zip', label: 'ZIP code', value: '98101', options: { mask: 'usZip', width: 'short' } },
    {
      name: 'currency',
      label: 'Amount',
      value: '1,234.50',
      options: { mask: 'currencyDecimals', width: 'short', prepended: '$' },
    },
  ],
);
