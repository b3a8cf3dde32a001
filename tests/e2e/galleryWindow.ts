import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';
import { buildGallery, serveGallery } from '../gallery/serveGallery.ts';

/** The one window in which the tests of a file look at the gallery. */
export let page: Page;
/** What the look that is shown complained about: errors, and violations of the policy. */
export const complaints: string[] = [];
let url: string;

/** Builds and serves the gallery for the tests of a file, and opens a window; all of it goes after the last of them. */
export function showGallery(): void {
  const folder = mkdtempSync(join(tmpdir(), 'gallery-'));
  let browser: Browser | undefined;
  let server: Server | undefined;
  beforeAll(async () => {
    await buildGallery(folder);
    ({ url, server } = await serveGallery(folder));
    browser = await findChromium().launch();
    page = await (await browser.newContext()).newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
    rmSync(folder, { recursive: true, force: true });
  });
}

/** Shows a look in that window. */
export async function open(query: string, width: number, height = 900): Promise<void> {
  complaints.length = 0;
  await page.setViewportSize({ width, height });
  await page.goto(`${url}?${query}`);
  await page.locator('h1').waitFor();
}

/** Notes, for the next look, whether the element `watched` is there when `frame` is first drawn: what answers tells. */
export async function noteAtFirst(frame: string, watched: string): Promise<() => Promise<unknown>> {
  const note = (ids: { frame: string; watched: string }) => {
    const observer = new MutationObserver(async () => {
      if (!document.getElementById(ids.frame)) return;
      observer.disconnect();
      // Within the task that drew it, which no painting interrupts.
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      Object.assign(window, { wasThere: document.getElementById(ids.watched) !== null });
    });
    observer.observe(document, { childList: true, subtree: true });
  };
  await page.addInitScript(note, { frame, watched });
  return () => page.evaluate(() => 'wasThere' in window && window.wasThere);
}
