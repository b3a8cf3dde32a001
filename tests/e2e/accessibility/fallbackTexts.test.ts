import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { findChromium } from '../../browser/findBrowser.ts';
import { expect } from '../expect.ts';
import { type Product, serveProduct } from '../product.ts';
import { axe } from './engines/axe.ts';

const SAMPLE = join(import.meta.dirname, '../../../settlements/meridian-auto-short');

/** The sample before anybody has translated its own texts to Arabic. */
function untranslated(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-untranslated-'));
  cpSync(SAMPLE, folder, { recursive: true });
  const path = join(folder, 'content/ar.json');
  const { $schema } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...($schema && { $schema }) }));
  return folder;
}

describe('an Arabic page that lacks texts', () => {
  let folder: string;
  let product: Product;
  let browser: Browser;

  beforeAll(async () => {
    folder = untranslated();
    [product, browser] = await Promise.all([serveProduct(folder), findChromium().launch()]);
  });

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  it('says of the English in their place that it is English, in its own direction', async () => {
    const page = await browser.newPage();
    await page.goto(`${product.url}/?culture=ar`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('File your claim');
    // Sentences of English letters alone, and no part of one that says it.
    const unmarked = await page.locator('main').evaluate((main) => {
      const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const text = node.textContent?.trim() ?? '';
        const element = node.parentElement;
        const isEnglish = /^[\x20-\x7e’“”]+$/.test(text) && /[a-z]+ [a-z]+/i.test(text);
        if (isEnglish && element?.closest('[lang]')?.getAttribute('lang') !== 'en') found.push(text);
      }
      return found;
    });
    expect(unmarked).toEqual([]);
    const marked = heading.locator('[lang]');
    await expect(marked).toHaveAttribute('lang', 'en');
    await expect(marked).toHaveAttribute('dir', 'ltr');
    expect(await axe(page)).toEqual([]);
    await page.close();
  });
});
