import assert from 'node:assert/strict';
import { expect, it } from 'vitest';
import { documentName } from '../../../server/documents/documentName.ts';
import { parseDay } from '../../../transforms/values/day.ts';
import { parseDecimal } from '../../../transforms/values/decimal.ts';
import { guide } from './guide.ts';
import { PARSERS } from './parsers.ts';
import { VOCABULARY } from './vocabulary.ts';

const SEED = 20_300_504;
const MOST = 4000;

/** Fails at four right bytes in a row. Behind each is watched code that nothing else runs. */
function fussy(bytes: Buffer): void {
  if (bytes[0] !== 0x66) return;
  parseDecimal('1');
  if (bytes[1] !== 0x75) return;
  parseDay('05/04/2030');
  if (bytes[2] !== 0x7a) return;
  documentName('a.pdf');
  assert.notEqual(bytes[3], 0x21);
}

const effort = (guided: boolean) => ({ seed: SEED, goesOn: (done: number) => done < MOST, guided });
const letters = { seeds: [Buffer.from('0')], words: ['f', 'u', 'z', '!'].map((text) => Buffer.from(text)) };

/** Reading the coverage of all that a test process has loaded takes long, eight thousand times: `npm run fuzz` waits for it. */
const isFuzzing = process.env.CLAIMWRIGHT_FUZZ_RUNS !== undefined;

it.runIf(isFuzzing)(
  `what is kept for its branches leads to a fault that chance does not find${isFuzzing ? '' : ' (not run: it takes long; npm run fuzz brings it)'}`,
  async () => {
    const found = await guide(fussy, letters, effort(true));
    expect(found.failure?.input.toString()).toBe('fuz!');
    expect((await guide(fussy, letters, effort(false))).failure).toBeNull();
  },
  600_000,
);

it.each(Object.entries(PARSERS))(
  'C6-07: %s reads or refuses what leads into its branches',
  async (name, parser) => {
    const vocabulary = VOCABULARY[name];
    if (!vocabulary) throw new Error(`There are no first inputs for ${name}.`);
    const outcome = await guide(parser, vocabulary, { seed: SEED, goesOn: (done) => done < 100 });
    expect(outcome.failure).toBeNull();
    expect(outcome.branches).toBeGreaterThan(0);
  },
);

it('there are first inputs and words for every parser', () => {
  expect(Object.keys(VOCABULARY).sort()).toEqual(Object.keys(PARSERS).sort());
});
