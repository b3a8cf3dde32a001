import type { Browser, CDPSession, Page } from 'playwright';
import { buildApp } from '../scripts/buildApp.mjs';
import { domId } from '../src/form/fieldIds.ts';
import { measureFirstLoad } from '../tests/e2e/measureFirstLoad.ts';
import { serveProduct } from '../tests/e2e/product.ts';
import { mediansOf, type Row, type Table, tableOf } from './figures.ts';
import { inTurn } from './inTurn.ts';
import { probe } from './probe.ts';
import { mainThread } from './typing.ts';

const SETTLEMENT = 'settlements/meridian-auto';
/** Has what claimants get: the captcha at its standard cost, no second look at answers. */
const ENVIRONMENT = { CLAIMWRIGHT_CHECK_ANSWERS: 'no', CLAIMWRIGHT_CAPTCHA_TRIES: '1500' };

/** Slow 4G, 1.6 Mbit/s; Chromium can lose packets of WebRTC alone, so that none is lost here. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
const SLOWER = 6;
const IDLE = 500;

/** A page as it is served. */
interface ServedPage {
  title: string;
  url: string;
  /** The id of the first field that is typed into. */
  field: string;
}

/** Way of measuring a page: what a visit has figures of, and how often it is done. */
interface Way<Figure extends string> {
  name: string;
  rounds: number;
  rows: readonly Row<Figure>[];
  visit: (browser: Browser, served: ServedPage) => Promise<Record<Figure, number>>;
}

/** Runs in the page: returns when something was first painted on it, which is text on each of them. */
const firstText = (): Promise<number> =>
  new Promise((resolve) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntriesByName('first-contentful-paint')) resolve(entry.startTime);
    }).observe({ type: 'paint', buffered: true });
  });

/** Opens the page on a phone's screen in a fresh profile, and returns what `look` makes of it. */
async function open<Visit>(
  browser: Browser,
  { url, field, title }: ServedPage,
  look: (page: Page, session: CDPSession) => Promise<Visit>,
  isOldPhone = false,
): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 375, height: 812 } });
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => console.error(`${title}: ${error.message}`));
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    if (isOldPhone) {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW_4G);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    }
    await page.addInitScript(probe, field);
    // The page is typed into before its scripts have come.
    await page.goto(url, { waitUntil: 'commit' });
    return await look(page, session);
  } finally {
    await context.close();
  }
}

async function load(browser: Browser, served: ServedPage) {
  const files = await measureFirstLoad(browser, served.url);
  const scripts = files.filter(({ kind }) => kind === 'script').map(({ body }) => body);
  const times = await open(browser, served, async (page, session) => {
    const field = await page.evaluate(() => window.bench.ready);
    const text = await page.evaluate(firstText);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(IDLE);
    return { text, field, work: await mainThread(session) };
  });
  return { ...times, script: scripts.reduce((sum, size) => sum + size, 0) / 1000, requests: files.length };
}

const loadOnOldPhone = (browser: Browser, served: ServedPage) =>
  open(
    browser,
    served,
    async (page) => {
      await page.evaluate(() => window.bench.ready);
      const field = page.locator(`[id="${served.field}"]`);
      await field.focus();
      await page.keyboard.press('7');
      const typed = await page.evaluate(() => performance.now());
      if ((await field.inputValue()) !== '7') throw new Error(`${served.title} took no key`);
      return { text: await page.evaluate(firstText), typed };
    },
    true,
  );

const DESKTOP: Way<'text' | 'field' | 'work' | 'script' | 'requests'> = {
  name: 'Entry page as served',
  rounds: 11,
  rows: [
    ['text', 'first text, ms', 0],
    ['field', 'first field, ms', 0],
    ['work', 'main thread, ms', 0],
    ['script', 'script, KB Brotli', 1],
    ['requests', 'requests', 0],
  ],
  visit: load,
};

const OLD_PHONE: Way<'text' | 'typed'> = {
  name: 'Entry page, old phone',
  rounds: 5,
  rows: [
    ['text', 'first text, ms', 0],
    ['typed', 'first field typed, ms', 0],
  ],
  visit: loadOnOldPhone,
};

async function measure<Figure extends string>(
  { name, rounds, rows, visit }: Way<Figure>,
  pages: readonly ServedPage[],
  browser: Browser,
  wanted: number | undefined,
): Promise<Table> {
  const visits = await inTurn(pages, wanted ?? rounds, (page) => visit(browser, page));
  const figures = rows.map(([figure]) => figure);
  const columns = pages.map((page) => ({
    title: page.title,
    figures: mediansOf(visits.get(page) ?? [], figures),
  }));
  return tableOf(name, rows, columns);
}

/**
 * Measures the floor and the entry page of a sample settlement, as `npm run build` builds it and the server sends it, with
 * its own Content-Security-Policy: on this machine, and as an old phone has them. `floor` is the floor's address.
 */
export async function measureServed(
  browser: Browser,
  floor: string,
  { desktop, rounds }: { desktop: boolean; rounds: number | undefined },
): Promise<Table[]> {
  await buildApp();
  const product = await serveProduct(SETTLEMENT, { environment: ENVIRONMENT });
  const pages: ServedPage[] = [
    { title: 'Floor', url: floor, field: 's1_policyNumber' },
    { title: 'Claimwright', url: product.url, field: domId('credentials.claimNumber') },
  ];
  try {
    const onDesktop = desktop ? [await measure(DESKTOP, pages, browser, rounds)] : [];
    return [...onDesktop, await measure(OLD_PHONE, pages, browser, rounds)];
  } finally {
    await product.stop();
  }
}
