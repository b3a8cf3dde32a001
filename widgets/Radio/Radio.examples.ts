import { exampleSet } from '../examples.ts';

export const radioExamples = exampleSet(
  'radio',
  'How do you want to be paid?',
  { empty: null, filled: 'check' },
  {
    enumOptions: [
      { value: 'check', label: 'Check by mail' },
      { value: 'wallet', label: 'Online wallet' },
    ],
  },
);
