import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { walkSeed } from './draw.ts';
import { type Ground, leave } from './journey.ts';

/** Drawn once and for all, so that who mends a page meets the same people: `npm run journeys` draws others. */
const SEEDS = [4, 9, 10, 11];

/** Ends a journey that hangs; one that shows a fault is made shorter first. */
const LIMIT_MS = 400_000;
const SHORTENING_MS = 60_000;

let ground: Ground;

beforeAll(async () => {
  ground = { browser: await findChromium().launch(), servers: new Map() };
});

afterAll(async () => {
  if (ground) await leave(ground);
});

describe('journeys as people make them', { timeout: LIMIT_MS }, () => {
  it.each(SEEDS)('C10-01: everything holds after each step of seed %i', async (seed) => {
    await walkSeed(ground, seed, SHORTENING_MS);
  });
});
