import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import type { Stop } from '../journey.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';

const here = served('settlements/meridian-auto');

const SUMMARY = '/standard/claim-summary';

const height = 812;

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

/** Fills in the claim, on a phone, and arrives at its summary. */
async function toSummary(): Promise<Page> {
  const page = await here.browser.newPage({ viewport: { width: 375, height } });
  await page.goto(here.product.url);
  for (const stop of itemizedClaim.stops.filter(({ path }) => path !== '/standard/confirmation')) {
    if (stop.path !== SUMMARY) await visit(page, stop);
    else await visit(page, { path: SUMMARY, heading: stop.heading, steps: [] } satisfies Stop);
  }
  return page;
}

it('C10-08: Change leads to the field within sight, wherever on a long page it is: the page goes on to its top no more', async () => {
  const page = await toSummary();
  await page.getByRole('link', { name: 'Change: Charges you want paid back, Charge 2', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('root_claimTransactions_1_category');
  const place = await restingPlace(page);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(height);
  await page.close();
});

it.each([
  ['a session that has ended', 401, { code: 'notAuthorized' }],
  ['a document of a type that is refused', 415, { code: 'documentTypeRefused', document: 'receipt.pdf' }],
])('N14: after %s, what the claimant reads next is within sight', async (_name, status, problem) => {
  const page = await toSummary();
  await page.route('**/api/forms/standard', (route) =>
    route.fulfill({
      status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Refused', status, ...problem }),
    }),
  );
  const sign = itemizedClaim.stops.find(({ path }) => path === SUMMARY);
  if (!sign) throw new Error('The claim has no summary.');
  await visit(page, sign);
  await page.getByRole('button', { name: 'OK' }).click();
  const place = await restingPlace(page);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(height);
  await page.close();
});
