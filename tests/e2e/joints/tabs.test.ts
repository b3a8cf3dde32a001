import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { watchPage } from '../watchPage.ts';
import { field, openPage, press, shown, signIn } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const dialog = (page: Page) => page.getByRole('alertdialog');

/** Another tab of the same browser, on the page that this one is on, with a claim by itself. */
async function tabOf(page: Page) {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await press(tab, 'Start another claim');
  await shown(tab, 'Your purchase');
  return tab;
}

/** The same in a browser without BroadcastChannel: it hears nothing, and must ask the server. */
async function deafTabOf(page: Page) {
  const tab = await page.context().newPage();
  await tab.addInitScript('delete window.BroadcastChannel');
  await tab.goto(page.url());
  await shown(tab, 'Your purchase');
  return tab;
}

describe('two tabs of one browser, with a session of two minutes', () => {
  it('C10-03, C6-16: an idle tab never ends the session of one in use, and Continue in one closes the warnings of all', async () => {
    const page = await openPage(here.browser, here.product.url, ({ clock }) =>
      clock.install({ time: Date.now() }),
    );
    const watched = await watchPage(page);
    await signIn(page);
    const idle = await tabOf(page);
    const deaf = await deafTabOf(page);
    // The clock of the browser runs on, in all tabs; the server's stands nearly still.
    for (let half = 0; half < 6; half += 1) {
      await page.clock.runFor('00:25');
      await field(page, 'Your name').fill(`Ada ${half}`);
      await expect(dialog(idle)).toHaveCount(0);
    }
    await expect(dialog(deaf)).toHaveCount(0);
    await shown(deaf, 'Your purchase');

    await page.clock.runFor('01:10');
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(idle)).toBeVisible();
    // A mouse on its way to the button would be activity already, and close the warning before it is pressed.
    await page
      .getByRole('button', { name: 'Stay signed in' })
      .evaluate((button: HTMLElement) => button.click());
    await expect(dialog(idle)).toHaveCount(0);

    await page.reload();
    await shown(page, 'Your purchase');
    await expect(field(page, 'Your name')).toHaveValue('Ada 5');
    expect(watched.problems()).toEqual([]);
    await page.context().close();
  });
});
