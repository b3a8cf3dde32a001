import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../browser/findBrowser.ts';
import type { Stop } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { type Product, serveProduct } from '../product.ts';
import { type Check, ENLARGED, EVERYWHERE, faultsOf, QUICK, WIDE } from './checks.ts';

/** Windows by what they stand for: a phone, a desk, and a desk at 400 %. */
const WINDOWS: { name: string; width: number; height: number; checks: Check[] }[] = [
  { name: '375 px', width: 375, height: 812, checks: EVERYWHERE },
  { name: '1280 px', width: 1280, height: 900, checks: WIDE },
  { name: '320 px, 400 %', width: 320, height: 256, checks: ENLARGED },
];
const GENERIC = ['/page-not-found', '/error', '/deadline', '/session-expired?form=standard'];

let browser: Browser;
let product: Product;

beforeAll(async () => {
  product = await serveProduct();
  browser = await findChromium().launch();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

/** Takes one stop of the journey: the page is looked at as it opens, after each button, and filled in. */
async function faultsOfStop(page: Page, stop: Stop, checks: Check[]): Promise<string[]> {
  const here = { path: stop.path, heading: stop.heading };
  await visit(page, { ...here, steps: [] });
  const found = await faultsOf(page, checks);
  for (const step of stop.steps) {
    await visit(page, { ...here, steps: [step] });
    // All of this takes its time: what a button changes is looked at briefly, and where most people meet it.
    if (step.do === 'press' && checks === EVERYWHERE) found.push(...(await faultsOf(page, QUICK)));
  }
  if (stop.steps.length > 0) found.push(...(await faultsOf(page, checks)));
  if (stop.leave) await visit(page, { ...here, steps: [], leave: stop.leave });
  return found;
}

describe.each(WINDOWS)('accessibility at $name, WCAG 2.2 AA', ({ width, height, checks }) => {
  const open = async () => {
    const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
    return context.newPage();
  };

  it('every page of the journey, as it opens, with its errors and filled in, has no fault', async () => {
    const page = await open();
    await page.goto(product.url);
    const found: string[] = [];
    for (const stop of itemizedClaim.stops) found.push(...(await faultsOfStop(page, stop, checks)));
    await page.context().close();
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(['en', 'es'])('the generic pages have no fault in %s', async (culture) => {
    const page = await open();
    const found: string[] = [];
    for (const path of GENERIC) {
      const address = new URL(path, product.url);
      address.searchParams.set('culture', culture);
      await page.goto(address.href);
      await page.getByRole('heading', { level: 1 }).waitFor();
      found.push(...(await faultsOf(page, checks)));
    }
    await page.context().close();
    expect(found).toEqual([]);
  });
});
