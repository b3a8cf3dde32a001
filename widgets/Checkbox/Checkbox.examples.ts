import { exampleSet } from '../examples.ts';

export const checkboxExamples = exampleSet('checkbox', 'I have no documents to add', {
  empty: false,
  filled: true,
});
