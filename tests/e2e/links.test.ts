import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { EN } from '../../transforms/texts/en.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { serveProduct } from './product.ts';

/** The heading of the page that stands for one that is not there. */
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

describe('the links at the head and foot of a page', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await findChromium().launch();
  });

  afterAll(() => browser?.close());

  it.each(SAMPLES)(
    'C10-38: of %s lead to pages that it has; a new tab is announced and seen',
    async (sample) => {
      const product = await serveProduct(`settlements/${sample}`);
      try {
        const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
        const toForms: string[] = [];
        await page.goto(product.url);
        await page.locator('footer').waitFor();
        const links = await page.evaluate(newTabs);
        expect(links.length).toBeGreaterThan(4);
        for (const { href, name, isSeen } of links) {
          expect([name, isSeen]).toEqual([expect.stringMatching(/ \(opens in a new tab\)$/), true]);
          if (!href.startsWith(product.url)) continue;
          toForms.push(`${name.split(' (')[0]}: ${new URL(href).pathname}`);
          const answer = await page.goto(href);
          const heading = await page.locator('h1').innerText();
          expect([name, answer?.status(), heading]).toEqual([
            name,
            200,
            expect.not.stringMatching(NOT_FOUND),
          ]);
        }
        const filing = sample === 'northline-recall' ? '/automotive' : '/';
        expect(toForms.filter((link) => link.startsWith(EN.Nav_FileClaim))).toEqual([
          `${EN.Nav_FileClaim}: ${filing}`,
        ]);
        await page.emulateMedia({ forcedColors: 'active' });
        const [arrow, link] = await page
          .locator('footer a[target=_blank]')
          .last()
          .evaluate((link) => [
            getComputedStyle(link, '::after').backgroundColor,
            getComputedStyle(link).color,
          ]);
        expect(arrow).toBe(link);
      } finally {
        await product.stop();
      }
    },
  );
});
