import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLES } from '../../settlements/samples.testkit.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { serveProduct } from './product.ts';

describe('the entry page on a phone', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await findChromium().launch();
  });

  afterAll(() => browser?.close());

  it.each(SAMPLES)('C10-30: %s has its first field within 700 px at 375 x 812', async (sample) => {
    const product = await serveProduct(`settlements/${sample}`);
    try {
      const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
      await page.goto(product.url);
      const first = page.locator('main').locator('input, select, textarea').first();
      await first.waitFor();
      const bottom = await first.evaluate(async (field) => {
        await document.fonts.ready;
        return field.getBoundingClientRect().bottom + window.scrollY;
      });
      expect(bottom).toBeLessThanOrEqual(700);
    } finally {
      await product.stop();
    }
  });
});
