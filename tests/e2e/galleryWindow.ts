import type { Server } from 'node:http';
import type { Page } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { buildGallery } from '../../scripts/buildApp.mjs';
import { serveGallery } from '../gallery/serveGallery.ts';
import { inChromium } from './inChromium.ts';

/** The one window in which the tests of a file look at the gallery. */
export let page: Page;
/** What the look that is shown complained about: errors, and violations of the policy. */
export const complaints: string[] = [];
let url: string;

/** Serves the gallery, built afresh where it changed, to the tests of a file, and opens a window; both go after the last. */
export function showGallery(): void {
  const here = inChromium();
  let server: Server | undefined;
  beforeAll(async () => {
    ({ url, server } = await serveGallery(await buildGallery()));
    page = await (await here.browser.newContext()).newPage();
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
  });
  afterAll(() => {
    server?.close();
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
