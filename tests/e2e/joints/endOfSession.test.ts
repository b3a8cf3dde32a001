import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { watchPage } from '../watchPage.ts';
import { beginDocument, field, file, openPage, press, shown, signIn, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const END = 'End the session on this device';

/** The expiry of the browser's session by the server; null where there is none. */
const expiryOnServer = (page: Page): Promise<string | null> =>
  page.evaluate(async () => (await (await fetch('/api/session')).json()).expiresAt);

/** Runs in the page: all that this browser keeps of a claim. */
async function readKept(): Promise<string> {
  const kept: unknown[] = [{ ...sessionStorage }, { ...localStorage }];
  for (const { name = '' } of await indexedDB.databases()) {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
    });
    for (const store of database.objectStoreNames) {
      const asked = database.transaction(store).objectStore(store).getAllKeys();
      await new Promise((resolve) => {
        asked.onsuccess = resolve;
      });
      kept.push(asked.result);
    }
    database.close();
  }
  return JSON.stringify(kept);
}

async function toConfirmation(page: Page): Promise<void> {
  await toLists(page);
  await beginDocument(page, 'A receipt');
  await press(page, 'Upload');
  await press(page, 'Next');
  await file(page);
}

describe('a session that is ended', () => {
  it('C15-06: on the confirmation, it is over on the server, and nothing of the claim is left in the browser', async () => {
    const page = await openPage(here.browser, here.product.url);
    const watched = await watchPage(page);
    await toConfirmation(page);
    expect(await expiryOnServer(page)).not.toBeNull();
    await press(page, END);
    await shown(page, 'You have ended your session');
    expect(await expiryOnServer(page)).toBeNull();
    const names = (await page.context().cookies()).map(({ name }) => name);
    expect(names).not.toContain('claimwright_session');
    await expect.poll(() => page.evaluate(readKept)).toMatch(/^\[\{\},\{\}(,\[\])*\]$/);
    await page.goBack();
    await expect(page.locator('main')).not.toContainText('Ada Lovelace');
    expect(watched.problems()).toEqual([]);
    await page.context().close();
  });

  it('C15-06, C10-03: not while another tab uses it; once that one is closed, it ends', async () => {
    const page = await openPage(here.browser, here.product.url);
    await toConfirmation(page);
    const other = await page.context().newPage();
    await other.goto(here.product.url);
    await signIn(other);
    await field(other, 'Your name').fill('Ada');
    await press(page, END);
    await expect(page.getByRole('status').getByText('another tab of this browser uses it')).toBeVisible();
    expect(await expiryOnServer(page)).not.toBeNull();
    await other.close();
    await press(page, END);
    await shown(page, 'You have ended your session');
    expect(await expiryOnServer(page)).toBeNull();
    await page.context().close();
  });

  it('C15-06, R7-03: a page that cannot reach the server ends it there as soon as it can', async () => {
    const page = await openPage(here.browser, here.product.url, ({ clock }) =>
      clock.install({ time: Date.now() }),
    );
    await signIn(page);
    await page.clock.runFor('01:00');
    await field(page, 'Your name').fill('Ada');
    await page.context().setOffline(true);
    await page.clock.runFor('04:00');
    await shown(page, 'Your session has ended');
    await page.context().setOffline(false);
    await page.clock.runFor('00:10');
    await expect.poll(() => expiryOnServer(page)).toBeNull();
    await page.context().close();
  });
});
