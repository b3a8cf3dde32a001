import { exampleSet } from '../examples.ts';

export const textExamples = exampleSet('text', 'First name', { empty: null, filled: 'Ada' }, {}, [
  {
    name: 'affixed',
    label: 'Amount paid',
    value: '120',
    options: { prepended: '$', appended: 'USD', width: 'medium' },
  },
  {
    name: 'twoErrors',
    label: 'Last name',
    value: 'Ω',
    errors: ['The following characters are not allowed: Ω', 'The maximum length allowed is 40'],
  },
  {
    name: 'suppressedLabel',
    label: 'Apartment',
    value: null,
    options: { suppressLabel: true, placeholder: 'Apartment' },
  },
]);
