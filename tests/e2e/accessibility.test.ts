import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import type { Stop } from './journey.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { visit } from './person.ts';
import { type Product, serveProduct } from './product.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const WIDTHS = [375, 1280];
const GENERIC = ['/page-not-found', '/error', '/deadline', '/session-expired?form=standard&culture=en'];

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

/** What axe finds on the page as it stands, and whether the page is wider than the window: one line each. */
async function faults(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page: page as never }).withTags(WCAG).analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${page.url()} ${id} ${target}: ${failureSummary}`),
  );
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `${page.url()} is ${overflow} px wider than the window`] : found;
}

/** Takes one stop of the journey: the page is looked at as it opens, after each button, and filled in. */
async function faultsOfStop(page: Page, stop: Stop): Promise<string[]> {
  const here = { path: stop.path, heading: stop.heading };
  await visit(page, { ...here, steps: [] });
  const found = await faults(page);
  for (const step of stop.steps) {
    await visit(page, { ...here, steps: [step] });
    if (step.do === 'press') found.push(...(await faults(page)));
  }
  if (stop.steps.length > 0) found.push(...(await faults(page)));
  if (stop.leave) await visit(page, { ...here, steps: [], leave: stop.leave });
  return found;
}

describe.each(WIDTHS)('accessibility at %i px, WCAG 2.2 AA', (width) => {
  it('every page of the journey, as it opens, with its errors and filled in, has no violation', async () => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(product.url);
    const found: string[] = [];
    for (const stop of itemizedClaim.stops) found.push(...(await faultsOfStop(page, stop)));
    await context.close();
    expect([...new Set(found)]).toEqual([]);
  });

  it.each(['en', 'es'])('the generic pages have no violation in %s', async (culture) => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    const found: string[] = [];
    for (const path of GENERIC) {
      const query = path.includes('?')
        ? path.replace('culture=en', `culture=${culture}`)
        : `${path}?culture=${culture}`;
      await page.goto(`${product.url}${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      found.push(...(await faults(page)));
    }
    await context.close();
    expect(found).toEqual([]);
  });
});
