import { commonStates, type ExampleSet } from '../examples.ts';

const STORY = 'The engine stopped on the motorway.';

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
