import { describe, expect, it } from 'vitest';
import { SAMPLE_WALKS } from '../journeys/sampleWalks.ts';
import { served } from '../served.ts';
import { byCode, byOwnFile, fileInPieces } from './resumed.ts';

/** Seeds of the walks; another one saves at other pages, and in other ways. */
const SEEDS = (process.env.WALK_SEEDS ?? '1').split(',').map(Number);

/** Returns numbers from 0 to 1 that a seed gives. */
function drawing(seed: number): () => number {
  let state = seed * 2_654_435_761;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) | 0;
    return (state >>> 8) / 2 ** 24;
  };
}

describe.each(Object.entries(SAMPLE_WALKS))('the sample %s', (name, { forms }) => {
  const here = served(`settlements/${name}`);
  const filing = Object.entries(forms).filter(([form]) => form !== 'lookup');
  const runs = SEEDS.flatMap((seed) => filing.map(([form, stops]) => ({ seed, form, stops })));

  it.each(runs)(
    'C10-11: a claim that is saved at random, by code and by file, is filed ($form, $seed)',
    { tags: 'slow' },
    async ({ seed, stops }) => {
      const draw = drawing(seed);
      const savingAt = () => [byCode, byOwnFile, undefined][Math.floor(draw() * 3)];
      const { code } = await fileInPieces(here.browser, here.product.url, { stops, savingAt });
      expect(code).toMatch(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    },
  );
});
