// `npm run faults [-- --rounds 50 --only sqlite,postgres,power --seed N]`: the server is killed at random moments under load on
// each engine, and the power is cut; what it answered must be there, once.
import { randomInt } from 'node:crypto';
import { prepare, run } from './runtime.mjs';
import { wordsOrExit } from './words.mjs';

const PARTS = '(?:sqlite|postgres|power)';

const { rounds, only, seed } = wordsOrExit(
  'faults',
  'Kills the server at random moments under load on each engine, and cuts the power: what was answered must be there, once.',
  {
    rounds: { standard: '50', takes: 'a whole number, 1 at least', is: /^[1-9]\d*$/, help: 'how often each' },
    only: {
      standard: 'sqlite,postgres,power',
      takes: 'some of sqlite, postgres and power, with commas between them',
      is: new RegExp(`^${PARTS}(?:,${PARTS})*$`),
      help: 'which of them',
    },
    seed: {
      takes: 'a whole number that a run has printed',
      is: /^\d{1,10}$/,
      help: 'repeats the power cuts of that run',
    },
  },
);
prepare();
const drawn = seed ?? String(randomInt(2 ** 31 - 1));
const { status } = await run(['bench/server/faults.ts', rounds, only, drawn]);
process.exitCode = status;
