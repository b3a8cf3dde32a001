import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWalletProvider, type WalletProvider } from '../../scripts/walletProvider.mjs';
import { ADA, testServer } from '../../server/testing/testServer.testkit.ts';
import { walletBundle } from '../../server/testing/walletPerson.testkit.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { watchPage } from './watchPage.ts';

const BUILT = join(import.meta.dirname, '..', '..', 'dist');

let browser: Browser;
let provider: WalletProvider;

beforeAll(async () => {
  browser = await findChromium().launch();
  provider = await startWalletProvider(0);
});

afterAll(async () => {
  await browser?.close();
  await provider?.close();
});

/** Ada's browser on the page that asks for her account, signed in to the settlement. */
async function paymentPage() {
  const server = await testServer({ bundleDir: walletBundle(provider), builtAppDir: BUILT });
  const visitor = await server.visitor();
  await visitor.authorize('standard', ADA);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://localhost:${(server.app.server.address() as AddressInfo).port}`;
  const context = await browser.newContext();
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  const watch = await watchPage(page);
  await page.goto(`${url}/standard/claimant-info`);
  return { context, page, watch };
}

/** The window that opens when this is done. */
async function opened(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [popup] = await Promise.all([context.waitForEvent('page'), press()]);
  return popup;
}

async function signIn(popup: Page, login: string): Promise<void> {
  await popup.locator('input[name=login]').fill(login);
  await popup.locator('input[name=password]').fill('any');
  await Promise.all([popup.waitForEvent('close'), popup.locator('button[type=submit]').click()]);
}

describe('the login with a wallet in a browser', () => {
  it('C6-18, R1-05: a window, the provider, and back, by keyboard alone and under the real policy', async () => {
    const { context, page, watch } = await paymentPage();
    const account = page.getByRole('textbox', { name: /A page/ });
    const status = page.locator('.cw-wallet [role=status]');
    const enter = () => page.keyboard.press('Enter');
    const again = page.getByRole('button', { name: 'Sign in again' });

    await page.getByRole('button', { name: 'Sign in to confirm this account' }).waitFor();
    await account.fill('eve@example.com');
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').textContent()).toBe('Sign in to confirm this account');
    await signIn(await opened(context, enter), 'ada@example.com');
    await page.getByText('which is not the account above').waitFor();
    expect(await account.inputValue()).toBe('eve@example.com');
    expect(await page.locator(':focus').textContent()).toBe('Sign in again');
    await page.keyboard.press('Tab');
    await enter();
    await page.getByText('Confirmed: you signed in as ada@example.com.').waitFor();
    expect(await account.inputValue()).toBe('ada@example.com');

    // Left at the provider.
    const left = await opened(context, () => again.press('Enter'));
    await Promise.all([left.waitForEvent('close'), left.getByText('Cancel').click()]);
    await page.getByText('You left the sign-in').waitFor();
    expect(await account.inputValue()).toBe('ada@example.com');

    // What a browser that blocks windows answers; without a head, Chromium blocks none.
    await page.evaluate(() => {
      window.open = () => null;
    });
    await again.click();
    const link = page.getByRole('link', { name: /Open the sign-in/ });
    await link.waitFor();
    expect(await status.textContent()).toContain('did not open the window');
    await account.fill('');
    const tab = await opened(context, () => link.click());
    await tab.locator('input[name=login]').fill('grace@example.com');
    await tab.locator('input[name=password]').fill('any');
    await tab.locator('button[type=submit]').click();
    await page.getByText('Confirmed: you signed in as grace@example.com.').waitFor();
    expect(await account.inputValue()).toBe('grace@example.com');
    expect(watch.problems()).toEqual([]);
    await context.close();
  });
});
