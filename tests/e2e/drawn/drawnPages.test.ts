import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../../settlements/samples.testkit.ts';
import { visited } from '../served.ts';
import { beforeScript, hydrated } from './holdScript.ts';
import { readBoxes, readOutline } from './readPage.ts';

const SETTLEMENTS = join(import.meta.dirname, '../../../settlements');

/** Widths of a phone and of a desktop. */
const WIDTHS = [375, 1280];

/** Pages that belong to no form. */
const GENERIC = ['/deadline', '/error', '/accessibility', '/session-expired?form=lookup', '/nowhere'];

const settlementOf = (sample: string) =>
  JSON.parse(readFileSync(join(SETTLEMENTS, sample, 'settlement.json'), 'utf8'));

/** Collects the browser's errors and warnings, without the 404 of an unknown address. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfAddress = message.text().includes('status of 404');
    if (/error|warning/.test(message.type()) && !isOfAddress) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** The page as the app renders it where the server has drawn nothing. */
async function renderedAnew(page: Page, url: string): Promise<string[]> {
  await page.route(
    ({ href }) => href === url,
    async (route) => {
      const answer = await route.fetch();
      const drawn = /<div id="root" data-drawn=".*(?=\s*<script>)/s;
      const html = await answer.text();
      expect(html).toMatch(drawn);
      await route.fulfill({ response: answer, body: html.replace(drawn, '<div id="root"></div>') });
    },
  );
  await page.goto(url);
  await page.locator('main h1').waitFor();
  return readOutline(page);
}

describe.each(SAMPLES)('C11-07: the drawn pages of %s', (sample) => {
  const here = visited(`settlements/${sample}`);
  const { cultures, forms, status } = settlementOf(sample);
  const entries = [...Object.keys(forms).map((form) => `/${form}`), ...(status ? ['/status'] : [])];
  const codes = Object.keys(cultures);
  // Widths in turn, since what is drawn does not depend on them; what is the product's own once for all samples.
  const visits = [
    ...[...entries, '/'].flatMap((path) => codes.map((culture) => ({ path, culture }))),
    ...(sample === 'meridian-auto-short'
      ? GENERIC.map((path, at) => ({ path, culture: codes[at % codes.length] }))
      : []),
  ].map((visit, at) => ({ ...visit, width: WIDTHS[at % 2] ?? 0 }));

  it.each(visits)(
    'are hydrated as they came: $path in $culture at $width px',
    async ({ path, culture, width }) => {
      const context = await here.browser.newContext({ viewport: { width, height: 900 } });
      const page = await context.newPage();
      const complaints = complaintsOf(page);
      const url = `${here.product.url}${path}${path.includes('?') ? '&' : '?'}culture=${culture}`;
      const release = await beforeScript(page, url);
      expect(await page.locator('#root [style]').count()).toBe(0);
      await page.evaluate(() => document.fonts.ready);
      const before = await readBoxes(page);
      const heading = await page.locator('main h1').elementHandle();
      await release();
      expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
      expect(await readBoxes(page)).toEqual(before);
      const outline = await readOutline(page);
      expect(complaints).toEqual([]);
      const anew = await renderedAnew(await context.newPage(), page.url());
      expect(outline).toEqual(anew);
      await context.close();
    },
  );
});

describe('C11-07: an address whose page depends on the visitor', () => {
  const here = visited('settlements/meridian-auto');

  it('R2-07: comes with the layout and a spinner of at least 300 px', async () => {
    const page = await here.browser.newPage();
    await page.route('**/app/dist/index-*.js', () => undefined);
    await page.goto(`${here.product.url}/standard/claimant-info`, { waitUntil: 'commit' });
    await page.getByText('Meridian Auto Finance Settlement').first().waitFor();
    expect(await page.locator('main .cw-spinner').isVisible()).toBe(true);
    expect((await page.locator('.cw-loading').boundingBox())?.height).toBeGreaterThanOrEqual(300);
    expect(await page.title()).toBe('Meridian Auto Finance Settlement');
    await page.unrouteAll();
    await page.reload();
    await hydrated(page);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.close();
  });
});
