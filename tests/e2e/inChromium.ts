import type { Browser, BrowserContext } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { findChromium } from '../browser/findBrowser.ts';

/** Chromium, for the tests of a file. */
export interface InChromium {
  readonly browser: Browser;
}

/** One for all files of a process, because a start takes half a second of a processor. It ends with the process. */
let launched: Browser | undefined;

/** Returns the browser of the process; starts one where there is none, or where it has ended. */
async function chromium(): Promise<Browser> {
  if (!launched?.isConnected()) launched = await findChromium().launch();
  return launched;
}

/** Opens Chromium to the tests of a file, or of a part of it; after the last of them closes the windows that they left open. */
export function inChromium(): InChromium {
  let browser: Browser | undefined;
  let openBefore: BrowserContext[] = [];
  beforeAll(async () => {
    browser = await chromium();
    openBefore = browser.contexts();
  });
  afterAll(async () => {
    const left = browser?.contexts().filter((context) => !openBefore.includes(context)) ?? [];
    await Promise.all(left.map((context) => context.close()));
  });
  return {
    get browser() {
      if (browser === undefined) throw new Error('The browser is there once the tests of the file run.');
      return browser;
    },
  };
}
