import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';

const here = served('settlements/meridian-auto');

const SUMMARY = '/standard/claim-summary';

/** How far what has the focus is from the window's top, once the page has come to rest. */
async function restingPlace(page: Page): Promise<number> {
  const place = () =>
    page.evaluate(() => Math.round(document.activeElement?.getBoundingClientRect().y ?? -1));
  let last = Number.NaN;
  await expect
    .poll(
      async () => {
        const before = last;
        last = await place();
        return last === before;
      },
      { interval: 400, timeout: 10_000 },
    )
    .toBe(true);
  return last;
}

it('C10-08: Change leads to the field within sight, wherever on a long page it is: the page goes on to its top no more', async () => {
  const height = 812;
  const page = await here.browser.newPage({ viewport: { width: 375, height } });
  await page.goto(here.product.url);
  for (const stop of itemizedClaim.stops.filter(({ path }) => path !== '/standard/confirmation')) {
    if (stop.path !== SUMMARY) await visit(page, stop);
    else await visit(page, { path: SUMMARY, heading: stop.heading, steps: [] } satisfies Stop);
  }
  await page.getByRole('link', { name: 'Change: Charges you want paid back, Charge 2', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('root_claimTransactions_1_category');
  const place = await restingPlace(page);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(height);
  await page.close();
});
