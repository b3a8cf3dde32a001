import { afterAll, beforeAll, inject } from 'vitest';
import { type InChromium, inChromium } from './inChromium.ts';
import { type Product, serveProduct } from './product.ts';
import { addressOfShared } from './sharedProducts.ts';

/** A running product, visited in Chromium. */
export interface Visited extends InChromium {
  readonly product: Pick<Product, 'url'>;
}

/** The same over data that nobody else writes. */
export interface Served extends InChromium {
  readonly product: Product;
}

/** Opens both before the tests of a file, and closes both after the last of them. */
function opened<P>(open: () => Promise<P>, close: (product: P) => Promise<void>) {
  const chromium = inChromium();
  let product: P | undefined;
  beforeAll(async () => {
    product = await open();
  });
  afterAll(async () => {
    if (product !== undefined) await close(product);
  });
  return {
    get browser() {
      return chromium.browser;
    },
    get product() {
      if (product === undefined) throw new Error('The product is there once the tests of the file run.');
      return product;
    },
  };
}

/**
 * Visits the product that a run serves of a settlement: other files file claims there, too. `npm run mutate` gives each
 * file its own, because its runs differ in what they serve.
 */
export function visited(settlement = 'settlements/meridian-auto'): Visited {
  if (process.env.PRODUCT_OF_EACH_FILE) return served(settlement);
  return opened(
    async () => ({ url: await addressOfShared(inject('sharedProducts'), settlement) }),
    async () => undefined,
  );
}

/** Serves a settlement to the tests of a file alone. */
export function served(settlement?: string): Served {
  return opened(
    () => serveProduct(settlement),
    (product) => product.stop(),
  );
}
