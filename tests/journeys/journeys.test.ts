import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { walkSeed } from './draw.ts';
import { type Ground, leave } from './journey.ts';

const MINUTES = Number(process.env.JOURNEY_MINUTES ?? 0);
const FIRST = Number(process.env.SEED ?? Math.floor(Math.random() * 2 ** 30));
const SHORTENING_MS = Number(process.env.SHORTENING_MS ?? 100_000);

let ground: Ground;

beforeAll(async () => {
  ground = { browser: await findChromium().launch(), servers: new Map() };
});

afterAll(async () => {
  if (ground) await leave(ground);
});

describe('journeys for as long as was asked', () => {
  it(
    `walks for ${MINUTES} minutes from seed ${FIRST}`,
    async () => {
      const limit = Date.now() + MINUTES * 60_000;
      const faults: string[] = [];
      for (let seed = FIRST; Date.now() < limit; seed += 1) {
        const begun = Date.now();
        try {
          await walkSeed(ground, seed, SHORTENING_MS);
          console.log(`seed ${seed}: ${Math.round((Date.now() - begun) / 1000)} s`);
        } catch (error) {
          faults.push(String(error));
          console.log(`seed ${seed}: ${String(error)}`);
        }
      }
      if (faults.length > 0)
        throw new Error(`${faults.length} journeys showed a fault:\n${faults.join('\n\n')}`);
    },
    (MINUTES + 10) * 60_000,
  );
});
