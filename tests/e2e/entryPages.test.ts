import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { EN } from '../../transforms/texts/en.ts';
import { expectNoFontShift } from './accessibility/fontShift.ts';
import { visited } from './served.ts';

const SETTLEMENTS = join(import.meta.dirname, '../../settlements');
const PHONE = { width: 375, height: 812 };

/** Forms that a claim is begun with, where it is not the standard one. */
const FILING: Record<string, string> = { 'northline-recall': '/automotive' };

/** One sample of each theme that brings fonts. The longer headings of lumora-refund move its page by 0.03 at 360 px. */
const WITH_FONTS = ['meridian-auto-short', 'northline-recall'];

/** Heading of the page that stands for one that is not there. */
const NOT_FOUND = new RegExp(EN.NotFound_Title, 'i');

/** Every link of the page's head and foot that opens a tab: where it leads, its name, and the box that shows it. */
const newTabs = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('header a, footer a')]
    .filter(({ target }) => target === '_blank')
    .map((link) => {
      const { width, height, backgroundColor, clipPath } = getComputedStyle(link, '::after');
      const seen =
        Number.parseFloat(width) > 5 && Number.parseFloat(height) > 5 && clipPath.startsWith('polygon');
      return {
        href: link.href,
        name: link.textContent ?? '',
        isSeen: seen && backgroundColor === getComputedStyle(link).color,
      };
    });

describe.each(SAMPLES)('the entry page of %s', (sample) => {
  const here = visited(`settlements/${sample}`);
  const { theme } = JSON.parse(readFileSync(join(SETTLEMENTS, sample, 'settlement.json'), 'utf8'));

  it('C10-30: has its first field within 700 px at 375 x 812', async () => {
    const page = await here.browser.newPage({ viewport: PHONE });
    await page.goto(here.product.url);
    const first = page.locator('main').locator('input, select, textarea').first();
    await first.waitFor();
    const bottom = await first.evaluate(async (field) => {
      await document.fonts.ready;
      return field.getBoundingClientRect().bottom + window.scrollY;
    });
    expect(bottom).toBeLessThanOrEqual(700);
    await page.close();
  });

  it('R2-40, R2-44: has the stylesheet of its theme and of no other theme', async () => {
    const page = await here.browser.newPage({ viewport: PHONE });
    await page.goto(here.product.url);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href ?? ''));
    const themes = sheets.flatMap((href) => /(\w+-\d-\d-\w+)-[^/]*\.css$/.exec(href)?.[1] ?? []);
    expect(new Set(themes)).toEqual(new Set([theme]));
    await page.close();
  });

  if (WITH_FONTS.includes(sample))
    it('moves nothing when its fonts come', async () => {
      await expectNoFontShift(here.browser, here.product.url + (FILING[sample] ?? '/'));
    });

  it('C10-38: has links that lead to pages that it has; a new tab is announced and seen', async () => {
    const page = await here.browser.newPage({ viewport: { width: 1280, height: 900 } });
    const toForms: string[] = [];
    await page.goto(here.product.url);
    await page.locator('footer').waitFor();
    const links = await page.evaluate(newTabs);
    expect(links.length).toBeGreaterThan(4);
    for (const { href, name, isSeen } of links) {
      expect([name, isSeen]).toEqual([expect.stringMatching(/ \(opens in a new tab\)$/), true]);
      if (!href.startsWith(here.product.url)) continue;
      toForms.push(`${name.split(' (')[0]}: ${new URL(href).pathname}`);
      const answer = await page.goto(href);
      const heading = await page.locator('h1').innerText();
      expect([name, answer?.status(), heading]).toEqual([name, 200, expect.not.stringMatching(NOT_FOUND)]);
    }
    expect(toForms.filter((link) => link.startsWith(EN.Nav_FileClaim))).toEqual([
      `${EN.Nav_FileClaim}: ${FILING[sample] ?? '/'}`,
    ]);
    await page.emulateMedia({ forcedColors: 'active' });
    const [arrow, link] = await page
      .locator('footer a[target=_blank]')
      .last()
      .evaluate((link) => [getComputedStyle(link, '::after').backgroundColor, getComputedStyle(link).color]);
    expect(arrow).toBe(link);
    await page.close();
  });
});
