import { commonStates, type ExampleSet } from '../examples.ts';

const STORY = 'The engine stopped on the motorway.';

/** States of the textarea widget, for the gallery and the tests of widgets. */
export const textareaExamples: ExampleSet<'textarea'> = {
  widget: 'textarea',
  examples: commonStates({
    label: 'What happened',
    empty: null,
    filled: STORY,
    long: Array.from({ length: 20 }, () => STORY).join(' '),
    options: { rows: 5 },
  }),
};
