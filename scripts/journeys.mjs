// `npm run journeys [-- --minutes 60 --seed N --in SETTLEMENT]`: walks drawn journeys through the built product in a browser, seed after
// seed, and prints each, at the end how often each thing was done, and one line on all of them. A journey that shows a
// fault is shortened and written to .claimwright/journeys/<seed>.json. `-- --planted [--only TEXT]` looks instead whether
// journeys take the faults that are planted by hand.
import { parseArgs } from 'node:util';
import { judgePlanted } from './journeysPlanted.mjs';
import { prepare, run, stop } from './runtime.mjs';

prepare();
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '60' },
    seed: { type: 'string' },
    in: { type: 'string' },
    planted: { type: 'boolean', default: false },
    only: { type: 'string' },
  },
});
if (!(Number(values.minutes) > 0))
  stop(`--minutes is how long to walk, such as 60; "${values.minutes}" is not.`);
if (values.seed && !/^\d{1,10}$/.test(values.seed))
  stop(`--seed is a whole number that a run has printed, such as 12; "${values.seed}" is not.`);

async function walk() {
  const { status } = await run(
    ['node_modules/vitest/vitest.mjs', 'run', '--project', 'e2e', 'tests/journeys/journeys.test.ts'],
    {
      env: {
        JOURNEY_MINUTES: values.minutes,
        ...(values.seed && { SEED: values.seed }),
        ...(values.in && { JOURNEY_IN: values.in }),
      },
    },
  );
  return status;
}

process.exitCode = values.planted ? await judgePlanted(values.only) : await walk();
