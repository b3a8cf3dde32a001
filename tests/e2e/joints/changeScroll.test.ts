import type { Page } from 'playwright';
import { beforeAll, expect, it } from 'vitest';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { visited } from '../served.ts';

const here = visited('settlements/meridian-auto');

const SUMMARY = '/standard/claim-summary';

const HEADING = 'Check and sign';

const signing = itemizedClaim.stops.find(({ path }) => path === SUMMARY)?.steps ?? [];

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

let page: Page;

/** One walk for all that can be met at a summary: what a claimant fills in takes most of the time. */
beforeAll(async () => {
  page = await here.browser.newPage({ viewport: { width: 375, height } });
  await page.goto(here.product.url);
  for (const stop of itemizedClaim.stops.filter(
    ({ path }) => path !== '/standard/confirmation' && path !== SUMMARY,
  ))
    await visit(page, stop);
});

/** Comes to the summary again by the browser's Back, and waits until it is drawn. */
async function atSummary(): Promise<void> {
  if (!page.url().endsWith(SUMMARY)) await page.goBack();
  await visit(page, { path: SUMMARY, heading: HEADING, steps: [] });
}

it('C10-08: Change leads to the field within sight, wherever on a long page it is: the page goes on to its top no more', async () => {
  await atSummary();
  await page.getByRole('link', { name: 'Change: Charges you want paid back, Charge 2', exact: true }).click();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.id))
    .toBe('root_claimTransactions_1_category');
  const place = await restingPlace(page);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(height);
});

it.each([
  {
    after: 'a document of a type that is refused',
    steps: signing,
    problem: { status: 415, code: 'documentTypeRefused', document: 'receipt.pdf' },
  },
  // Signed already, by the case before.
  { after: 'a session that has ended', steps: [], problem: { status: 401, code: 'notAuthorized' } },
])('N14: after $after, what the claimant reads next is within sight', async ({ steps, problem }) => {
  await atSummary();
  await page.route('**/api/forms/standard', (route) =>
    route.fulfill({
      status: problem.status,
      contentType: 'application/problem+json',
      body: JSON.stringify({ type: 'about:blank', title: 'Refused', ...problem }),
    }),
  );
  await visit(page, { path: SUMMARY, heading: HEADING, steps, leave: 'Submit my claim' });
  await page.getByRole('button', { name: 'OK' }).click();
  const place = await restingPlace(page);
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(height);
  await page.unroute('**/api/forms/standard');
});
