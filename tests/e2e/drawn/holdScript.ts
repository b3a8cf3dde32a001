import type { Page } from 'playwright';
import { expect } from '../expect.ts';

/** The app's script, which is one file. */
const SCRIPT = '**/app/dist/index-*.js';

/** Holds the app's script back, as a slow line does. Returns the function that lets it come. */
export async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Waits until the app has taken the drawn page over. */
export const hydrated = (page: Page): Promise<void> =>
  expect(page.locator('#root:not([data-drawn])')).toHaveCount(1);

/** Opens a page and stops before its script runs. Returns the function that lets the script come, until it has run. */
export async function beforeScript(page: Page, url: string): Promise<() => Promise<void>> {
  const release = await holdScript(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(() => document.readyState !== 'loading');
  return async () => {
    release();
    await hydrated(page);
  };
}
