import { exampleSet } from '../examples.ts';

export const fileExamples = exampleSet('file', 'Proof of payment', {
  empty: null,
  filled: { name: 'contract of sale.pdf', size: 48_213, type: 'application/pdf' },
});
