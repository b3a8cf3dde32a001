import { exampleSet } from '../examples.ts';

export const valueExamples = exampleSet(
  'value',
  'Total claimed',
  { empty: null, filled: '1,250.00' },
  { prepended: '$', mask: 'currencyDecimals' },
);
