import { commonStates, type ExampleSet } from '../examples.ts';

const { empty, filled, help, error, longText, rightToLeft } = commonStates({
  label: 'Total claimed',
  empty: null,
  filled: '1,250.00',
  long: '1234567890.00',
  isAsked: false,
  options: { prepended: '$', mask: 'currencyDecimals' },
});

/** States of the value widget, which shows a computed value, for the gallery and the tests of widgets. */
export const valueExamples: ExampleSet<'value'> = {
  widget: 'value',
  examples: { empty, filled, help, error, longText, rightToLeft },
};
