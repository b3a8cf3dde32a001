import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { served } from '../served.ts';
import { type Check, ENLARGED, EVERYWHERE, faultsOf, OPENED, QUICK, WIDE } from './checks.ts';
import { openReadingRoom } from './spoken.ts';
import { compareSpoken } from './transcripts.ts';
import { walkPages } from './walk.ts';

const PHONE = { width: 375, height: 812 };

/** The windows that a page is looked at in besides a phone's: a desk, and a desk of 1280 by 1024 px at 400 %. */
const WINDOWS: { width: number; height: number; checks: Check[] }[] = [
  { width: 1280, height: 900, checks: WIDE },
  { width: 320, height: 256, checks: ENLARGED },
];
const GENERIC = [
  '/page-not-found',
  '/error',
  '/deadline',
  '/session-expired?form=standard',
  '/accessibility',
];

const here = served();

/** Looks at the page as it stands on a phone, then in the other windows, and gives it back as a phone has it. */
async function faultsInAllWindows(page: Page): Promise<string[]> {
  const found = await faultsOf(page, EVERYWHERE);
  for (const { width, height, checks } of WINDOWS) {
    await page.setViewportSize({ width, height });
    const faults = await faultsOf(page, checks);
    found.push(...faults.map((fault) => `${width} px: ${fault}`));
  }
  await page.setViewportSize(PHONE);
  return found;
}

describe('accessibility on a phone, at a desk and at 400 %, WCAG 2.2 AA', () => {
  const open = async () => {
    const context = await here.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    return context.newPage();
  };

  it('C10-31: every page of the journey, as it opens, with its errors and filled in, has no fault, and says what was agreed', {
    timeout: 240_000,
  }, async () => {
    const page = await open();
    await page.goto(here.product.url);
    const found = await walkPages(page, {
      room: await openReadingRoom(here.browser),
      form: 'meridian-auto/standard',
      cultures: ['en', 'es-US'],
      stops: itemizedClaim.stops,
      looks: { opened: OPENED, pressed: QUICK, filled: faultsInAllWindows },
    });
    await page.context().close();
    expect(found).toEqual([]);
  });

  it.each(['en', 'es-US'])('C10-30, C10-39: the generic pages have no fault in %s', async (culture) => {
    const page = await open();
    const room = await openReadingRoom(here.browser);
    const found: string[] = [];
    for (const path of GENERIC) {
      const address = new URL(path, here.product.url);
      address.searchParams.set('culture', culture);
      await page.goto(address.href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await compareSpoken(
        page,
        { room, form: 'meridian-auto/generic', cultures: [culture] },
        address.pathname.slice(1),
      );
      found.push(...(await faultsInAllWindows(page)));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});
