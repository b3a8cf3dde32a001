import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { walkSeed } from './draw.ts';
import { type Ground, leave, newGround, type Sight, walkTour } from './journey.ts';
import { planOf, validClaims } from './plan.ts';
import type { Setting } from './step.ts';
import { neverDone } from './tally.ts';

/** Drawn once and for all, so that who mends a page meets the same people: `npm run journeys` draws others. */
const SEEDS = [301];

/** A journey in which what chance may pass by in so few is done once each. */
interface Tour extends Pick<Setting, 'settlement' | 'start' | 'width' | 'translated'> {
  /** Which of the settlement's claims is filed, by its name. */
  claim: string;
  sights: Sight[];
}

/** Five minutes before midnight where deadlines are counted. */
const BEFORE_MIDNIGHT = '2032-06-15T06:55:00Z';
const NOON = '2032-06-15T19:00:00Z';

const PAGES: Tour = {
  ...{ settlement: 'searched:meridian-auto', start: BEFORE_MIDNIGHT, width: 375 },
  claim: 'two charges and the total sent with them',
  sights: [
    ...([
      'midnight',
      'autofill',
      'leave',
      'search',
      'pasteRows',
      'removeEntry',
      'undo',
      'editEntry',
      'cancelEntry',
    ] as const),
    ...(['network', 'server', 'language', 'history', 'reload', 'otherMember'] as const),
  ],
};

/** Ways in, and the lists and documents of records: as cards, with a notice. */
const CARDS: Tour = {
  ...{ settlement: 'within:cards', claim: 'with a notice', start: NOON, width: 375 },
  sights: [
    ...([
      'way',
      'replaceFile',
      'dropFile',
      'reload',
      'cancelEntry',
      'editEntry',
      'otherTab',
      'back',
    ] as const),
    { do: 'item', act: 'done' },
    { do: 'next', on: '/standard/details' },
    { do: 'wait', minutes: 1 },
    // A key that no mask of amounts takes.
    { do: 'type', at: 'claimTransactions.+.price', text: '2x5', by: 'keys', haste: 'tab' },
  ],
};

/** The same as the rows of a table, without a notice, on pages that the browser translates. What is done alike in cards is done there. */
const ROWS: Tour = {
  ...{ settlement: 'within:rows', claim: 'without a notice', start: NOON, width: 1280 },
  translated: true,
  sights: [
    ...(['edit', 'remove', 'undo'] as const).map((act): Sight => ({ do: 'item', act })),
    ...(['language', 'editEntry'] as const),
    ...[true, undefined].map((keep): Sight => ({ do: 'removeEntry', keep })),
    'undo',
  ],
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

const TOUR =
  'C10-01: everything holds on a tour of $settlement, on which each thing that can be done there is done';

async function takeTour({ claim, sights, ...where }: Tour): Promise<void> {
  const setting: Setting = { ...where, form: 'standard' };
  const claims = validClaims(setting.settlement, setting.form);
  const target = claims.find(({ name }) => name === claim)?.claim ?? {};
  await walkTour(ground, setting, planOf(setting.settlement, setting.form, target), sights);
}

describe('journeys as people make them', { timeout: LIMIT_MS }, () => {
  it.each(SEEDS)('C10-01: everything holds after each step of seed %i', { tags: 'slow' }, async (seed) => {
    await walkSeed(ground, seed, SHORTENING_MS);
  });

  it.each([PAGES, ROWS])(TOUR, { tags: 'slow' }, takeTour);

  it.each([CARDS])(TOUR, takeTour);

  it('C10-01: leave out nothing that people do', { tags: 'slow' }, () => {
    expect(neverDone(ground.tally)).toEqual([]);
  });
});
