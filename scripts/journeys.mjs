// `npm run journeys [-- --minutes 60 --seed N --in SETTLEMENT]`: walks drawn journeys through the built product in a browser, seed after
// seed, and prints each, at the end how often each thing was done, and one line on all of them. A journey that shows a
// fault is shortened and written to .claimwright/journeys/<seed>.json. `-- --planted [--only TEXT]` looks instead whether
// journeys take the faults that are planted by hand.
import { judgePlanted } from './journeysPlanted.mjs';
import { prepare, run } from './runtime.mjs';
import { isWhole, wordsOrExit } from './words.mjs';

const values = wordsOrExit(
  'journeys',
  'Walks drawn journeys through the built product in a browser, seed after seed.',
  {
    minutes: {
      standard: '60',
      takes: 'how long to walk, such as 60',
      is: (text) => Number(text) > 0,
      help: 'how long to walk',
    },
    seed: {
      takes: 'a whole number that a run has printed, such as 12',
      is: isWhole(0),
      help: 'where to begin',
    },
    in: { takes: 'the name of a settlement', help: 'the settlement to walk in; all of them without' },
    planted: { help: 'looks instead whether journeys take the faults that are planted by hand' },
    only: { takes: 'a text', help: 'with --planted: those faults whose names hold this' },
  },
);
await prepare();

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
