// `npm run fuzz [-- --runs 2000 --minutes 5 --seed N --only days,json]`: requests drawn from the API's description, damaged
// bytes, and what is nearly what the parsers read; then, for so many minutes, inputs that take new ways through the parsers'
// code, as V8 counts its branches. What fails is shortened and printed with its seed. The test command runs some of each.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { prepare, run } from './runtime.mjs';

prepare();
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '5' },
    seed: { type: 'string', default: String(randomInt(2 ** 31 - 1)) },
    only: { type: 'string' },
  },
});
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
