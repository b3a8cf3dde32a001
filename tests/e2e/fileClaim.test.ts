import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { exportedClaims } from './exported.ts';
import { itemizedClaim } from './journeys/itemizedClaim.ts';
import { visit } from './person.ts';
import { type Product, serveProduct } from './product.ts';
import { watchPage } from './watchPage.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await serveProduct();
  browser = await findChromium().launch();
});

afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

describe('a Standard claim, from the landing page to the confirmation', () => {
  const { title, stops, stored, documents } = itemizedClaim;

  it(`${title}: every field and each document's bytes are what was entered`, async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    const watch = await watchPage(page);
    await page.goto(product.url);
    for (const stop of stops) await visit(page, stop);

    const code = await page
      .locator('main')
      .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
      .innerText();
    const claims = await exportedClaims(product.data);
    expect(claims).toHaveLength(1);
    const [filed] = claims;
    expect(filed?.referenceCode).toBe(code);
    expect(filed?.claim).toEqual(stored);
    expect(filed?.documents.map(({ name }) => name)).toEqual(documents.map(({ name }) => name));
    for (const [index, { content }] of documents.entries()) {
      const path = join(product.data, filed?.documents[index]?.path ?? '');
      expect(content.equals(await readFile(path)), `bytes of ${path}`).toBe(true);
    }
    expect(watch.problems()).toEqual([]);
  });
});
