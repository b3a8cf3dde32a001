import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the signature widget, for the gallery and the tests of widgets. */
export const signatureExamples: ExampleSet<'signature'> = {
  widget: 'signature',
  examples: commonStates({
    label: 'Signature',
    empty: null,
    filled: 'Ada Lovelace',
    long: 'Ada Wolfeschlegelsteinhausenbergerdorff-Hohenzollern-Sigmaringen',
    options: { hint: 'Type your full name. It counts as your signature.' },
  }),
};
