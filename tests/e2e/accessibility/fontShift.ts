import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';

/** What Chromium counts as moved while nobody did anything: 0.02 is a fifth of what Google calls good. */
const MOST = 0.02;

/** How far the page has moved since `from`, in the unit of Chromium's layout shifts. */
const shiftSince = (page: Page, from: number): Promise<number> =>
  page.evaluate(
    (start) =>
      new Promise<number>((answer) => {
        const entries = new PerformanceObserver((list) => {
          const later = list.getEntries().filter(({ startTime }) => startTime >= start);
          answer(
            later.reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          );
        });
        entries.observe({ type: 'layout-shift', buffered: true });
        // An observer is not called where nothing has moved at all.
        requestAnimationFrame(() => requestAnimationFrame(() => answer(0)));
      }),
    from,
  );

/** The commonest phones; the first is what a browser of a desk leaves of 375 px beside its scroll bar, too. */
const PHONES = [360, 375];

/** A phone's page is drawn before its fonts are there; their coming moves nothing that is being read. */
export async function expectNoFontShift(browser: Browser, address: string): Promise<void> {
  for (const width of PHONES) await expectNoShiftAt(width, browser, address);
}

async function expectNoShiftAt(width: number, browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height: 812 } });
  let release: () => void = () => undefined;
  const fonts = new Promise<void>((resolve) => {
    release = resolve;
  });
  let asked = 0;
  await page.route('**/*.woff2', async (route) => {
    asked += 1;
    await fonts;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('main .cw-button').first().waitFor();
  await expect.poll(() => asked).toBeGreaterThan(0);
  const before = await page.evaluate(() => performance.now());
  release();
  await page.evaluate(() => document.fonts.ready);
  expect(await shiftSince(page, before), `at ${width} px`).toBeLessThan(MOST);
  await page.close();
}
