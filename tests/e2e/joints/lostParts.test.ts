import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { refuseStorage } from './refuseStorage.ts';
import { field, openPage, press, shown, signIn, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

/** Loses a part of the app for as long as the page stands, as browsers do that import a module's failure ever after. */
async function lose(page: Page, part: string): Promise<void> {
  let isLost = true;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isLost = false;
  });
  await page.route(`**/app/dist/${part}-*.js`, (route) => (isLost ? route.abort() : route.continue()));
}

/** Begins an entry for a document, whose file is chosen in a part of its own. */
async function toFile(page: Page): Promise<void> {
  await toLists(page);
  await press(page, 'Add a document');
}

const lost = (page: Page) => page.getByText('This part could not be loaded.').first();
const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' }).first().click();

describe('a part of the app that did not arrive', () => {
  it('C10-16: who tries again gets the page anew where the server answers, and goes on with what was entered', async () => {
    const page = await openPage(here.browser, here.product.url);
    await lose(page, 'File');
    await toFile(page);
    await lost(page).waitFor();
    await Promise.all([page.waitForEvent('load'), tryAgain(page)]);
    await field(page, 'File').waitFor();
    await expect(lost(page)).toHaveCount(0);
    await press(page, 'Back');
    await shown(page, 'Your purchase');
    await expect(field(page, 'Your name')).toHaveValue('Ada Lovelace');
    await page.context().close();
  });

  it.each([
    ['what follows the entry page', 'later'],
    ['the check for robots', 'altcha'],
  ])('C10-16: so it is with %s', async (_what, part) => {
    const page = await openPage(here.browser, here.product.url);
    await lose(page, part);
    await shown(page, 'File your claim');
    await press(page, 'Start my claim');
    await Promise.all([page.waitForEvent('load'), press(page, 'Try again')]);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await signIn(page);
    await page.context().close();
  });

  it('C10-16: while no server answers, the page stays as it is, and says so each time', async () => {
    const page = await openPage(here.browser, here.product.url);
    await lose(page, 'File');
    await toFile(page);
    await lost(page).waitFor();
    await page.context().setOffline(true);
    await tryAgain(page);
    await lost(page).waitFor();
    await shown(page, 'Documents and charges');
    await page.context().setOffline(false);
    await tryAgain(page);
    await field(page, 'File').waitFor();
    await page.context().close();
  });

  it('C10-16, C10-27: where the browser keeps nothing, the page stays, with what was entered', async () => {
    const page = await openPage(here.browser, here.product.url, (fresh) =>
      fresh.addInitScript(refuseStorage),
    );
    await lose(page, 'File');
    await page.getByRole('alertdialog').getByRole('button').first().click();
    await toFile(page);
    await lost(page).waitFor();
    await tryAgain(page);
    await lost(page).waitFor();
    await page.waitForTimeout(500);
    await press(page, 'Back');
    await shown(page, 'Your purchase');
    await expect(field(page, 'Your name')).toHaveValue('Ada Lovelace');
    await page.context().close();
  });

  it('C10-16: without a network nothing is fetched ahead; once there is one, it is', async () => {
    const page = await openPage(here.browser, here.product.url);
    await shown(page, 'File your claim');
    const asked: string[] = [];
    page.on('request', (request) => void asked.push(request.url()));
    await page.context().setOffline(true);
    await page.getByRole('heading', { level: 1 }).click();
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await page.context().setOffline(false);
    await expect
      .poll(() => asked.filter((url) => url.includes('/later-') && url.endsWith('.js')))
      .toHaveLength(1);
    await page.context().close();
  });
});
