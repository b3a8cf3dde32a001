// `npm run fuzz [-- --runs 2000 --seed N]`: requests drawn from the API's description, damaged bytes, and what is nearly
// what the parsers read. What fails is shortened and printed with its seed. The test command draws some of each.
import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { prepare, run } from './runtime.mjs';

prepare();
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '2000' },
    seed: { type: 'string', default: String(randomInt(2 ** 31 - 1)) },
  },
});
console.log(`--seed ${values.seed}`);
const words = [
  'run',
  '--project',
  'unit',
  '--testTimeout',
  '86400000',
  'tests/fuzz',
  'bundle/validateBundle.test.ts',
];
const env = { CLAIMWRIGHT_FUZZ_RUNS: values.runs, CLAIMWRIGHT_FUZZ_SEED: values.seed };
const { status } = await run(['node_modules/vitest/vitest.mjs', ...words], { env });
process.exitCode = status;
