// `npm run journeys [-- --minutes 60 --seed N]`: walks drawn journeys through the built product in a browser, seed after
// seed, and prints each. One that shows a fault is shortened and written to .claimwright/journeys/<seed>.json.
import { parseArgs } from 'node:util';
import { prepare, run } from './runtime.mjs';

prepare();
const { values } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, seed: { type: 'string' } },
});
const { status } = await run(
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/journeys/journeys.test.ts'],
  { env: { JOURNEY_MINUTES: values.minutes, ...(values.seed && { SEED: values.seed }) } },
);
process.exitCode = status;
