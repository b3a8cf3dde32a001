import { exampleSet } from '../examples.ts';

export const walletExamples = exampleSet('wallet', 'E-mail address of your account', {
  empty: null,
  filled: 'ada@example.org',
});
