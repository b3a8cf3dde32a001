import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOldChromium } from '../../browser/oldChromium.ts';
import { exportedClaims } from '../exported.ts';
import { serveProduct } from '../product.ts';
import { watchPage } from '../watchPage.ts';
import { chromiumHands } from './chromiumHands.ts';
import { arabicAt, breachAt } from './claims.ts';
import { visit } from './person.ts';

const WAYS = [breachAt(1280), breachAt(375), arabicAt(375)];

const found = await findOldChromium();
const launch = 'launch' in found ? found.launch : undefined;
const why = 'missing' in found ? ` (${found.missing})` : '';

describe.skipIf(!launch)(`in Chromium 88${why}`, () => {
  let browser: Awaited<ReturnType<NonNullable<typeof launch>>>;

  beforeAll(async () => {
    if (launch) browser = await launch();
  });

  afterAll(() => browser?.close());

  it.each(WAYS)(
    'C17-01, C17-02: $what: filed, and stored',
    async ({ settlement, width, culture, stops, documents }) => {
      // What the captcha costs a claimant: nothing is spared here.
      const product = await serveProduct(settlement, { environment: { CLAIMWRIGHT_CAPTCHA_TRIES: '1500' } });
      const page = await browser.newPage({ viewport: { width, height: 800 } });
      const watch = await watchPage(page);
      try {
        const hands = await chromiumHands(page);
        await hands.open(`${product.url}/?culture=${culture}`);
        for (const stop of stops) await visit(hands, stop);
        const code = await hands.run(() => document.querySelector('.cw-receipt-code')?.textContent, null);
        const [filed, ...others] = await exportedClaims(product.data);
        expect(others).toEqual([]);
        expect([filed?.referenceCode, filed?.documents.length]).toEqual([code, documents]);
        expect(watch.problems()).toEqual([]);
      } finally {
        await page.close();
        await product.stop();
      }
    },
  );
});
