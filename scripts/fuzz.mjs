// `npm run fuzz [-- --runs 2000 --minutes 5 --seed N --only days,json]`: requests drawn from the API's description, damaged
// bytes, and what is nearly what the parsers read; then, for so many minutes, inputs that take new ways through the parsers'
// code, as V8 counts its branches. What fails is shortened and printed with its seed. The test command runs some of each.
import { randomInt } from 'node:crypto';
import { prepare, run } from './runtime.mjs';
import { isWhole, wordsOrExit } from './words.mjs';

const chosen = wordsOrExit(
  'fuzz',
  'Draws requests and inputs that are nearly what the server and its parsers read.',
  {
    runs: {
      standard: '2000',
      takes: 'a whole number',
      is: isWhole(0),
      help: 'requests and texts to draw; 0 for none',
    },
    minutes: {
      standard: '5',
      takes: 'a number',
      is: (text) => Number(text) >= 0,
      help: 'how long inputs look for new ways; 0 for not at all',
    },
    seed: { takes: 'a whole number that a run has printed', is: isWhole(0), help: 'repeats that run' },
    only: {
      takes: 'names with commas between them, such as days,json',
      help: 'with which parsers; all without',
    },
  },
);
await prepare();
const values = { ...chosen, seed: chosen.seed ?? String(randomInt(2 ** 31 - 1)) };
console.log(`--seed ${values.seed}`);
const drawn = [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--project',
  'unit',
  '--testTimeout',
  '86400000',
  'tests/fuzz',
  'bundle/validateBundle.test.ts',
];
const env = { CLAIMWRIGHT_FUZZ_RUNS: values.runs, CLAIMWRIGHT_FUZZ_SEED: values.seed };
const only = values.only === undefined ? [] : ['--only', values.only];
const guided = [
  '--expose-gc',
  'tests/fuzz/guided/run.ts',
  '--minutes',
  values.minutes,
  '--seed',
  values.seed,
  ...only,
];
const steps = [
  ...(Number(values.runs) > 0 ? [() => run(drawn, { env })] : []),
  ...(Number(values.minutes) > 0 ? [() => run(guided)] : []),
];
for (const step of steps) {
  const { status } = await step();
  if (status !== 0) process.exitCode = status;
}
