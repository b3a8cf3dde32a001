import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { moreDocuments, recallClaim, shortClaim, vehicleLookup } from '../journeys/sampleStops.ts';
import { type Visited, visited } from '../served.ts';
import { type Check, EVERYWHERE, faultsOf, QUICK } from './checks.ts';
import { openReadingRoom } from './spoken.ts';
import { walkPages } from './walk.ts';

const PHONE = { width: 375, height: 812 };
const looks = {
  opened: [] satisfies Check[],
  pressed: QUICK,
  filled: (page: Page) => faultsOf(page, EVERYWHERE),
};

/** The other samples and themes on a phone: every page of every form, by three engines and by ear. */
async function walkForm(
  here: Visited,
  form: string,
  stops: readonly Stop[],
  cultures: readonly string[],
  ending?: string,
) {
  const context = await here.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(here.product.url + stops[0]?.path);
  const found = await walkPages(page, {
    room: await openReadingRoom(here.browser),
    form,
    cultures,
    stops,
    looks,
    ...(ending && { ending }),
  });
  expect.soft(found).toEqual([]);
  return page;
}

describe('meridian-auto-short', () => {
  const here = visited('settlements/meridian-auto-short');

  it('C10-31: every page of the claim has no fault and says what was agreed', async () => {
    await walkForm(here, 'meridian-auto-short/standard', shortClaim, ['en', 'es-US', 'ar']);
  });
});

describe('northline-recall', () => {
  const here = visited('settlements/northline-recall');

  it('C10-31: every page of the look-up has no fault and says what was agreed', async () => {
    await walkForm(here, 'northline-recall/lookup', vehicleLookup, ['en', 'es-US']);
  });

  it('C10-31: every page of the claim, and of documents sent after it, has no fault and says what was agreed', async () => {
    const page = await walkForm(here, 'northline-recall/automotive', recallClaim, ['en', 'es-US']);
    const code = await page.locator('.cw-receipt-code').innerText();
    await walkForm(
      here,
      'northline-recall/documents-upload',
      moreDocuments(code),
      ['en', 'es-US'],
      code.slice(-3),
    );
  });
});
