import { describe, expect, it } from 'vitest';
import { translatePages, translationFaults } from '../../browser/pageTranslator.ts';
import { breachClaim } from '../journeys/breachStops.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { speak } from '../speak.ts';

describe('a page that the browser translates', () => {
  const here = served('settlements/larkmoor-breach');

  it('C10-22: shows no stale word and none twice, from the first page to the receipt, in another language and back', async () => {
    const context = await here.browser.newContext({ viewport: { width: 1000, height: 800 } });
    const page = await context.newPage();
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    await translatePages(page);
    await page.goto(here.product.url);
    for (const { leave, ...stop } of breachClaim) {
      await visit(page, stop);
      for (const culture of ['es-US', 'en']) {
        await speak(page, culture);
        await expect.poll(() => translationFaults(page)).toEqual([]);
      }
      if (leave) await visit(page, { ...stop, steps: [], leave });
    }
    expect(broken).toEqual([]);
    await context.close();
  });
});
