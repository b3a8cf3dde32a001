import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, it } from 'vitest';
import { findChromium } from '../../browser/findBrowser.ts';
import { expect } from '../expect.ts';
import { type Product, serveProduct } from '../product.ts';
import { watchPage } from '../watchPage.ts';
import { writtenInHawaii } from '../writtenInHawaii.ts';
import { openPage, shown } from './visitor.ts';

const SECOND = 1000;
let browser: Browser;
let product: Product;
let folder: string;
let deadline: Date;

beforeAll(async () => {
  // The server's clock cannot be set: the deadline is put an hour and a quarter before it instead.
  deadline = new Date(Date.now() + 75 * 60 * SECOND);
  folder = await mkdtemp(join(tmpdir(), 'claimwright-deadline-'));
  await cp('tests/e2e/bundle', folder, { recursive: true });
  const file = join(folder, 'settlement.json');
  const settlement = JSON.parse(await readFile(file, 'utf8'));
  settlement.deadlines.automotiveFilingDeadline = writtenInHawaii(deadline);
  await writeFile(file, JSON.stringify(settlement));
  [product, browser] = await Promise.all([serveProduct(folder), findChromium().launch()]);
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await rm(folder, { recursive: true, force: true });
});

it('R1-04: a page that stays open is warned an hour and five minutes before the deadline, and keeps what is typed when it passes', async () => {
  // The machine's clock is two days late: the server's counts.
  const late = Date.now() - 48 * 3600 * SECOND;
  const page = await openPage(browser, `${product.url}/automotive`, ({ clock }) =>
    clock.install({ time: late }),
  );
  const watched = await watchPage(page);
  await shown(page, 'File for your vehicle');
  const notice = page.locator('.cw-deadline');
  await page.clock.runFor(2 * SECOND);
  await expect(notice).toHaveCount(0);
  await page.clock.fastForward('16:00');
  await expect(notice).toContainText('Less than an hour is left.');
  await page.clock.fastForward('55:00');
  await expect(notice).toContainText('Less than five minutes are left.');
  await page.clock.fastForward('06:00');
  await expect(notice).toContainText('The deadline passed while this page was open');
  // The ways to ask are links of the theme, as those below the page are, and stand apart from the text.
  const help = page.locator('.cw-contact a[href^="mailto:"]');
  const colors = await help.evaluateAll((links) => links.map((link) => getComputedStyle(link).color));
  expect(colors).toEqual([colors[1], colors[1]]);
  await expect(notice.locator('.cw-contact')).not.toHaveCSS('margin-top', '0px');
  await shown(page, 'File for your vehicle');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.cw-print-only')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  // The styles of answers come with what is printed, and must not bring it to the screen: the page would move.
  await expect(page.locator('.cw-print-only')).toBeHidden();
  await page.context().close();
  expect(watched.problems()).toEqual([]);
});

it('C10-17: the message is in view wherever the person is, Next is gone, and what was typed is saved as a file', async () => {
  const page = await openPage(
    browser,
    `${product.url}/automotive`,
    ({ clock }) => clock.install({ time: Date.now() }),
    { viewport: { width: 375, height: 812 } },
  );
  await shown(page, 'File for your vehicle');
  await page.clock.runFor(2 * SECOND);
  const notice = page.locator('.cw-deadline--over');
  await page.clock.fastForward('01:20:00');
  await expect(notice).toContainText('The deadline passed while this page was open');
  const end = await page.locator('main').evaluate((main) => main.getBoundingClientRect().bottom - 812);
  for (const top of [0, end / 2, end]) {
    await page.evaluate((y) => window.scrollTo(0, y), top);
    const [from, to] = await notice.evaluate((one) => {
      const box = one.getBoundingClientRect();
      return [box.top, box.bottom];
    });
    expect(from).toBeGreaterThan(0);
    expect(to).toBeLessThanOrEqual(812);
  }
  await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save it as a file' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toContain('<!doctype html>');
  await page.context().close();
});
