import { expect as expectPage } from 'playwright/test';
import { expect, it } from 'vitest';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { openReadingRoom } from './spoken.ts';

const here = served();

/**
 * What a screen reader says stands in transcripts/, a page each, to be read by a person when it changes:
 * `npx vitest run tests/e2e/accessibility/spoken -u` writes it anew.
 */
it('what a screen reader says of each page of a claim is what was read and agreed', async () => {
  const room = await openReadingRoom(here.browser);
  const page = await here.browser.newPage({ viewport: { width: 375, height: 812 }, reducedMotion: 'reduce' });
  await page.goto(here.product.url);
  // The confirmation is drawn in parts, as the receipt arrives: it is not compared.
  for (const [index, stop] of itemizedClaim.stops.slice(0, -1).entries()) {
    const here = { path: stop.path, heading: stop.heading };
    await visit(page, { ...here, steps: stop.steps });
    // What is typed last is judged a moment later.
    await expectPage(page.locator('.cw-error')).toHaveCount(0);
    const name = `${String(index + 1).padStart(2, '0')} ${stop.heading}`;
    await expect
      .soft(await room.read(page))
      .toMatchFileSnapshot(`transcripts/meridian-auto/standard/en/${name}.txt`);
    if (stop.leave) await visit(page, { ...here, steps: [], leave: stop.leave });
  }
  await page.close();
});
