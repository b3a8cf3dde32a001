import { commonStates, type ExampleSet } from '../examples.ts';

export const confirmExamples: ExampleSet<'confirm'> = {
  widget: 'confirm',
  examples: commonStates({
    label: 'Confirm your e-mail address',
    empty: null,
    filled: 'ada@example.org',
    long: 'ada.wolfeschlegelsteinhausenbergerdorff@department-of-engines.example.org',
  }),
};
