import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright';
import { node } from '../../scripts/runtime.mjs';
import { translatePages } from '../browser/pageTranslator.ts';
import { type Product, serveProduct } from '../e2e/product.ts';
import { type PageWatch, watchPage } from '../e2e/watchPage.ts';
import { folderOf } from './form.ts';
import { listenFromWithin } from './liveRegions.ts';
import { watchFromWithin } from './pageWatch.ts';
import type { Setting } from './step.ts';

/** The real things of a journey: a browser with the built app under its policy, and the real server. */
export interface World {
  setting: Setting;
  page: Page;
  context: BrowserContext;
  watch: PageWatch;
  /** Calls that the page waits for. */
  underWay(): number;
  /** The instant that browser and server take it to be. */
  now(): Date;
  /** Lets time pass, at once, for both. */
  pass(minutes: number): Promise<void>;
  server: Server;
  close(): Promise<void>;
}

/** The server of journeys: one for many, with a clock that each sets. */
export interface Server {
  product: Product;
  setClock(offset: number): void;
  kill(): Promise<void>;
  restart(): Promise<void>;
  isUp(): boolean;
}

const PROGRAM = fileURLToPath(new URL('serveWithClock.ts', import.meta.url));
/** Shared with `claimwright` itself: each start takes a quarter less of a processor's time. */
const COMPILED = fileURLToPath(new URL('../../node_modules/.cache/claimwright', import.meta.url));

export async function openServer(settlement: string): Promise<Server> {
  let offset = 0;
  let up = true;
  const program = () => [node(), PROGRAM, '--offset', String(offset)];
  const product = await serveProduct(folderOf(settlement), {
    program,
    environment: { NODE_COMPILE_CACHE: COMPILED },
  });
  return {
    product,
    setClock: (ms) => {
      offset = ms;
      if (up) product.tell({ offset });
    },
    kill: async () => {
      up = false;
      await product.kill();
    },
    restart: async () => {
      await product.restart();
      up = true;
    },
    isUp: () => up,
  };
}

const PHONE = 480;

/** What a browser says on its console of a call that is refused: no complaint of ours. */
const REFUSED = [/Failed to load resource: the server responded with a status of 4\d\d/];
/** What is said once the network or the server was away, and at no other time. */
const AWAY = [/net::ERR_/, /Failed to fetch/, /Unable to preload CSS/];

export const isOfAnOutage = (complaint: string): boolean => AWAY.some((pattern) => pattern.test(complaint));

function countCalls(page: Page): () => number {
  const open = new Set<unknown>();
  page.on('request', (request) => {
    if (/fetch|xhr|script|document/.test(request.resourceType())) open.add(request);
  });
  for (const event of ['requestfinished', 'requestfailed'] as const)
    page.on(event as 'requestfinished', (request) => open.delete(request));
  return () => open.size;
}

export async function openWorld(browser: Browser, server: Server, setting: Setting): Promise<World> {
  const { start, width } = setting;
  let offset = Date.parse(start) - Date.now();
  if (!server.isUp()) await server.restart();
  server.setClock(offset);
  const isPhone = width < PHONE;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 667 : 900 },
    hasTouch: isPhone,
    isMobile: isPhone,
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  // It only ends what hangs: a busy machine may take long.
  context.setDefaultTimeout(30_000);
  await context.addInitScript(watchFromWithin);
  await context.addInitScript(listenFromWithin);
  await context.clock.install({ time: new Date(Date.now() + offset) });
  const page = await context.newPage();
  if (setting.translated) await translatePages(page);
  const watch = await watchPage(page, REFUSED);
  const underWay = countCalls(page);
  return {
    setting,
    page,
    context,
    watch,
    underWay,
    server,
    now: () => new Date(Date.now() + offset),
    async pass(minutes) {
      offset += minutes * 60_000;
      server.setClock(offset);
      await context.clock.fastForward(minutes * 60_000);
    },
    close: () => context.close(),
  };
}
