import { commonStates, type ExampleSet } from '../examples.ts';

/** States of the confirm widget, a second input of the same value, for the gallery and the tests of widgets. */
export const confirmExamples: ExampleSet<'confirm'> = {
  widget: 'confirm',
  examples: commonStates({
    label: 'Confirm your e-mail address',
    empty: null,
    filled: 'ada@example.org',
    long: 'ada.wolfeschlegelsteinhausenbergerdorff@department-of-engines.example.org',
  }),
};
