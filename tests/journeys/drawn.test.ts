import { afterAll, beforeAll, describe, it } from 'vitest';
import { walkSeed } from './draw.ts';
import { type Ground, leave, newGround, walkTour } from './journey.ts';
import { planOf, validClaims } from './plan.ts';
import type { Step } from './step.ts';

/** Drawn once and for all, so that who mends a page meets the same people: `npm run journeys` draws others. */
const SEEDS = [301, 305];

/** What chance may pass by in so few journeys: each is done once. */
const SIGHTS: Step['do'][] = [
  ...([
    'midnight',
    'search',
    'pasteRows',
    'removeEntry',
    'undo',
    'editEntry',
    'cancelEntry',
    'network',
  ] as const),
  ...(['server', 'language', 'history', 'reload', 'otherMember'] as const),
];

/** Five minutes before midnight where deadlines are counted. */
const TOUR = {
  ...({ settlement: 'searched:meridian-auto', form: 'standard' } as const),
  ...{ start: '2032-06-15T06:55:00Z', width: 375 },
};

/** Ends a journey that hangs; one that shows a fault is made shorter first. */
const LIMIT_MS = 400_000;
const SHORTENING_MS = 60_000;

let ground: Ground;

beforeAll(async () => {
  ground = await newGround();
});

afterAll(async () => {
  if (ground) await leave(ground);
});

describe('journeys as people make them', { timeout: LIMIT_MS }, () => {
  it.each(SEEDS)('C10-01: everything holds after each step of seed %i', async (seed) => {
    await walkSeed(ground, seed, SHORTENING_MS);
  });

  it('C10-01: everything holds while each thing that can be done is done: the day changes, rows are pasted, deleted and brought back, the network is lost', async () => {
    const claims = validClaims(TOUR.settlement, TOUR.form).map(({ claim }) => claim);
    const target = claims.find(({ claimTransactions: rows }) => Array.isArray(rows) && rows.length > 1) ?? {};
    const plan = planOf(TOUR.settlement, TOUR.form, target);
    await walkTour(ground, TOUR, plan, SIGHTS);
  });
});
