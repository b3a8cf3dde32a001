import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { type Product, serveProduct } from './product.ts';

/** A running product and a browser, which all tests of a file share. */
export interface Served {
  readonly product: Product;
  readonly browser: Browser;
}

function there<T>(started: T | undefined): T {
  if (started === undefined) throw new Error('Product and browser are there once the tests of the file run.');
  return started;
}

/** Serves a settlement to the tests of a file and launches Chromium for them; both end after the last of them. */
export function served(settlement?: string): Served {
  const running: Partial<Record<'product', Product> & Record<'browser', Browser>> = {};
  beforeAll(async () => {
    const [product, browser] = await Promise.all([serveProduct(settlement), findChromium().launch()]);
    Object.assign(running, { product, browser });
  });
  afterAll(async () => {
    await running.browser?.close();
    await running.product?.stop();
  });
  return {
    get product() {
      return there(running.product);
    },
    get browser() {
      return there(running.browser);
    },
  };
}
