import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { type Check, ENLARGED, EVERYWHERE, faultsOf, QUICK, WIDE } from './checks.ts';

const PHONE = { width: 375, height: 812 };

/** The windows that a page is looked at in besides a phone's: a desk, and a desk of 1280 by 1024 px at 400 %. */
const WINDOWS: { width: number; height: number; checks: Check[] }[] = [
  { width: 1280, height: 900, checks: WIDE },
  { width: 320, height: 256, checks: ENLARGED },
];
const GENERIC = ['/page-not-found', '/error', '/deadline', '/session-expired?form=standard'];

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

/** Takes one stop of the journey: the page is looked at as it opens, after each button, and filled in. */
async function faultsOfStop(page: Page, stop: Stop): Promise<string[]> {
  const here = { path: stop.path, heading: stop.heading };
  await visit(page, { ...here, steps: [] });
  const found = stop.steps.length > 0 ? await faultsOf(page, EVERYWHERE) : [];
  for (const step of stop.steps) {
    await visit(page, { ...here, steps: [step] });
    // All of this takes its time: what a button changes is looked at briefly, and where most people meet it.
    if (step.do === 'press') found.push(...(await faultsOf(page, QUICK)));
  }
  found.push(...(await faultsInAllWindows(page)));
  if (stop.leave) await visit(page, { ...here, steps: [], leave: stop.leave });
  return found;
}

describe('accessibility on a phone, at a desk and at 400 %, WCAG 2.2 AA', () => {
  const open = async () => {
    const context = await here.browser.newContext({ viewport: PHONE, reducedMotion: 'reduce' });
    return context.newPage();
  };

  it('every page of the journey, as it opens, with its errors and filled in, has no fault', async () => {
    const page = await open();
    await page.goto(here.product.url);
    const found: string[] = [];
    for (const stop of itemizedClaim.stops) found.push(...(await faultsOfStop(page, stop)));
    await page.context().close();
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(['en', 'es'])('the generic pages have no fault in %s', async (culture) => {
    const page = await open();
    const found: string[] = [];
    for (const path of GENERIC) {
      const address = new URL(path, here.product.url);
      address.searchParams.set('culture', culture);
      await page.goto(address.href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      found.push(...(await faultsInAllWindows(page)));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});
