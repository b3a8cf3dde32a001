import { afterEach, describe, expect, it, vi } from 'vitest';
import { connected } from './connected.ts';
import { type FoundBrowser, findChromium, findFirefox } from './findBrowser.ts';

afterEach(() => vi.unstubAllEnvs());

async function titleOf(found: FoundBrowser): Promise<string> {
  const browser = await found.launch();
  try {
    const page = await browser.newPage();
    await page.setContent('<title>Ready</title><input autofocus>');
    await page.locator('input').fill('typed');
    return `${await page.title()} ${await page.locator('input').inputValue()}`;
  } finally {
    await browser.close();
  }
}

// That Firefox starts and types is seen where a claim is filed in it (tests/e2e/fileClaim.test.ts).
describe('the browsers of the tests', () => {
  it('Chromium starts and types', async () => {
    expect(await titleOf(findChromium())).toBe('Ready typed');
  });

  it('a machine without any browser gets the Chromium that npm brought', async () => {
    vi.stubEnv('PATH', '');
    vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/no/such/folder');
    const found = findChromium();
    expect(found.source).toBe('@sparticuz/chromium');
    expect(await titleOf(found)).toBe('Ready typed');
  });

  it('C17-08: on a machine without a network its pages are online all the same, until a test cuts them off', async () => {
    const browser = connected(await findChromium().launch(), false);
    try {
      const context = await browser.newContext();
      await context.setOffline(false);
      const page = await context.newPage();
      await page.goto('data:text/html,<title>Ready</title>');
      const isOnline = () => page.evaluate(() => navigator.onLine);
      await page.evaluate(() => {
        for (const change of ['offline', 'online'])
          addEventListener(change, () => Object.assign(document, { title: change }));
      });
      expect(await isOnline()).toBe(true);
      await context.setOffline(true);
      expect([await isOnline(), await page.title()]).toEqual([false, 'offline']);
      await context.setOffline(false);
      expect([await isOnline(), await page.title()]).toEqual([true, 'online']);
    } finally {
      await browser.close();
    }
  });

  it('a path in CLAIMWRIGHT_CHROMIUM that does not exist is an error, not another browser', () => {
    vi.stubEnv('CLAIMWRIGHT_CHROMIUM', '/no/such/browser');
    expect(() => findChromium()).toThrow('CLAIMWRIGHT_CHROMIUM names /no/such/browser');
  });

  it('CLAIMWRIGHT_FIREFOX=none goes without Firefox even where CI is set', () => {
    vi.stubEnv('CI', 'true');
    vi.stubEnv('CLAIMWRIGHT_FIREFOX', 'none');
    expect(findFirefox()).toBeNull();
  });
});
