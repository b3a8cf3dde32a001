import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { BrowserContextOptions, Page } from 'playwright';
import { afterEach, describe, expect, it } from 'vitest';
import { expect as expectSoon } from './expect.ts';
import { shown } from './joints/visitor.ts';
import { visited } from './served.ts';

/** The page, also in the culture of the browser. */
const PAGE = ({ pathname }: URL) => pathname === '/';
const SCRIPT = '**/app/dist/index-*.js';
const at = visited('settlements/meridian-auto-short');
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function newPage(options: BrowserContextOptions = {}): Promise<Page> {
  const context = await at.browser.newContext({ locale: 'es-MX', ...options });
  return context.newPage();
}

/** A server that names the length of a script, and ends the connection at its half. */
async function cutAtHalf(): Promise<string> {
  const script = 'export const half = 1;\n'.repeat(2000);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript', 'content-length': script.length });
    response.write(script.slice(0, script.length / 2), () => response.destroy());
  });
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return `http://127.0.0.1:${address.port}`;
}

const PORTAL = '<!doctype html><title>Sign in to the network</title><p>Welcome';

/** What becomes of the script on its way. */
const WAYS: [string, (page: Page) => Promise<unknown>, BrowserContextOptions?][] = [
  ['scripts are switched off', async () => undefined, { javaScriptEnabled: false }],
  ['the script is blocked', (page) => page.route(SCRIPT, (route) => route.abort())],
  [
    'the script is cut off at half',
    async (page) => {
      const url = await cutAtHalf();
      await page.route(SCRIPT, (route) => route.continue({ url }));
    },
  ],
  [
    'a portal’s page comes instead',
    (page) => page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/html', body: PORTAL })),
  ],
  [
    'the script does not parse',
    (page) =>
      page.route(SCRIPT, (route) => route.fulfill({ contentType: 'text/javascript', body: 'a ?.?. b' })),
  ],
];

const secondsOf = (times: string) => times.split(',').reduce((sum, time) => sum + Number.parseFloat(time), 0);

describe('C17-03: where the script does not come', () => {
  it.each(WAYS)(
    '%s: within 6 s the page says what is the matter and where to turn',
    async (_what, spoil, options) => {
      const page = await newPage(options);
      await spoil(page);
      await page.goto(at.product.url);
      const words = page.locator(options ? '.cw-start-without' : '.cw-start-later');
      const waits = await words.evaluate((element) => getComputedStyle(element).animationDelay);
      expect(secondsOf(waits)).toBeLessThanOrEqual(5);
      // No clock decides: the page's own waiting is ended here.
      await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
      const spanish = words.locator('p[lang="es-US"]');
      await expectSoon(spanish).toBeVisible();
      expect(await spanish.innerText()).toMatch(
        /^(?:El formulario no se ha abierto|Puede leer esta página)[\s\S]*papel:\n1-8\d\d-555-\d{4}\n\S+@\S+\n.*\d{5}/,
      );
      // The drawn page is read all the same.
      await expectSoon(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.context().close();
    },
  );
});

/** What a phone on slow 4G waits for, as Chromium's own tools have it: seconds an answer, and bytes a second. */
const SLOW_4G = { answer: 0.5625, rate: 162_000 };
/** How many times an old phone takes what this machine's processor does. */
const OLD_PHONE = 6;

describe('C17-03: whoever can run the script', () => {
  it('never sees these words, however long the app waits to start', async () => {
    const page = await newPage();
    let letGo = () => {};
    const answers = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    await page.route(PAGE, async (route) => {
      const answer = await route.fetch();
      const html = await answer.text();
      const boot = /(<script type="application\/json" id="boot">).*?(<\/script>)/s;
      await route.fulfill({ response: answer, body: html.replace(boot, '$1$2') });
    });
    await page.route('**/api/**', async (route) => {
      await answers;
      await route.continue();
    });
    await page.goto(at.product.url);
    const words = page.locator('.cw-start-later');
    await expectSoon(words).toHaveCSS('animation-name', 'cw-start-later');
    await expectSoon(words).toHaveAttribute('hidden');
    await page.evaluate(() => document.getAnimations().forEach((animation) => void animation.finish()));
    await expectSoon(words).toBeHidden();
    letGo();
    await shown(page, 'Presente su reclamación');
    await expectSoon(words).toHaveCount(0);
    await page.context().close();
  });

  it('has the page in 5 s on an old phone and slow 4G: by bytes and processor time, whatever else this machine does', async () => {
    const page = await newPage({ locale: 'en-US' });
    const browser = await page.context().newCDPSession(page);
    await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(at.product.url);
    await shown(page, 'File your claim');
    const { metrics } = await browser.send('Performance.getMetrics');
    const work = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.POSITIVE_INFINITY;
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    // The words wait from the first frame, which is after the page's stylesheets.
    expect(SLOW_4G.answer + bytes / SLOW_4G.rate + OLD_PHONE * work).toBeLessThan(5);
    await page.context().close();
  });
});

const withoutHasOwn = (page: Page) =>
  page.addInitScript(() => {
    Object.hasOwn = () => {
      throw new TypeError('Object.hasOwn is not a function');
    };
  });

/** What may be wrong with a start, and what the page says of it: in English where its texts are what failed. */
const FAILED_STARTS: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  [
    'what the page brings along is cut off',
    (page) =>
      page.route(PAGE, async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        const body = html.replace(/(id="boot">.{500}).*?(<\/script>)/s, '$1$2');
        await route.fulfill({ response: answer, body });
      }),
    /^Your request failed. Please reload and try again. Your answers are kept.\s*Reload the page$/,
  ],
  [
    'the browser lacks what texts are looked up with',
    withoutHasOwn,
    /^No se pudo completar la solicitud. .*Volver a cargar la página$/s,
  ],
];

describe('C17-04: a start that fails', () => {
  it.each([
    ['es-MX', ['es-US', 'ltr', 'Acuerdo con Meridian Auto Finance'], 'No se pudo completar la solicitud.'],
    ['ar-EG', ['ar', 'rtl', 'تسوية ميريديان لتمويل السيارات'], 'تعذّر تنفيذ طلبك.'],
  ])(
    'C16-07: in %s it has the language’s letters, direction, title and words',
    async (locale, shell, text) => {
      const page = await newPage({ locale });
      await withoutHasOwn(page);
      await page.goto(at.product.url);
      await expectSoon(page.getByRole('alert')).toContainText(text);
      const { lang, dir, title } = await page.evaluate(() => ({
        ...{ lang: document.documentElement.lang, dir: document.documentElement.dir },
        title: document.title,
      }));
      expect([lang, dir, title]).toEqual(shell);
      await page.context().close();
    },
  );

  it.each(FAILED_STARTS)(
    '%s: it says so, and where to turn in the page’s language',
    async (_what, spoil, text) => {
      const page = await newPage();
      await spoil(page);
      await page.goto(at.product.url);
      await expectSoon(page.getByRole('alert')).toHaveText(text, { useInnerText: true });
      const spanish = page.locator('.cw-start > p[lang="es-US"]');
      await expectSoon(spanish).toBeVisible();
      expect(await spanish.innerText()).toMatch(
        /^El formulario no se ha abierto[\s\S]*1-8\d\d-555-\d{4}\n\S+@\S+/,
      );
      await page.getByRole('alert').getByRole('button').click();
      await expectSoon(page.getByRole('alert')).toHaveText(text, { useInnerText: true });
      await page.context().close();
    },
  );
});
