import { exampleSet } from '../examples.ts';

export const signatureExamples = exampleSet(
  'signature',
  'Signature',
  { empty: null, filled: 'Ada Lovelace' },
  { hint: 'Type your full name. It counts as your signature.' },
);
