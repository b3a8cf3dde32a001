import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleWith, change, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { hydrated } from './drawn/holdScript.ts';
import { expect as expectSoon } from './expect.ts';
import { field, openPage, press, shown } from './joints/visitor.ts';
import { served, visited } from './served.ts';

/** Presses Try again where a start has failed, when what was lost comes. */
async function startAgain(page: Page, lost: string): Promise<void> {
  const alert = page.getByRole('alert');
  await expectSoon(alert).toContainText('Your answers are kept.');
  await page.unroute(lost);
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expectSoon(alert).toHaveCount(0);
  await hydrated(page);
}

const SESSION = '**/api/session';
const MODULES = '**/api/forms/modules/**';

const VISITS = [
  { settlement: 'settlements/meridian-auto', paths: ['/', '/standard'] },
  {
    settlement: 'settlements/northline-recall',
    // Masked fields are on the first two.
    paths: ['/lookup', '/automotive', '/documents-upload'],
  },
];

/** What a first visit asks the server for until it rests, and what of it the page's own head names. */
async function firstVisit(browser: Browser, url: string): Promise<{ asked: string[]; named: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const html = await (await page.goto(url))?.text();
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  await context.close();
  const head = /<head>(.*)<\/head>/s.exec(html ?? '')?.[1] ?? '';
  return { asked, named: [...head.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, name = '']) => name) };
}

/** Runs in the page: the words of the progress that stand on two lines, and the form that it has. */
function readProgress(section: Element): { broken: string[]; steps: string } {
  const broken: string[] = [];
  const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { 0: word, index } of (text.textContent ?? '').matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (range.getClientRects().length > 1) broken.push(word);
    }
  const list = section.querySelector('ol');
  return { broken, steps: list && list.getClientRects().length > 0 ? 'bar' : 'compact' };
}

/** What React's development build alone has, and each component that was compiled for it calls. */
const OF_DEVELOPMENT = /jsxDEV/;

it('tests and visitors get the build for production, whatever environment it was built in', () => {
  const folder = join(import.meta.dirname, '../../dist/app/dist');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(20);
  expect(scripts.filter((name) => OF_DEVELOPMENT.test(readFileSync(join(folder, name), 'utf8')))).toEqual([]);
});

it('all that the page imports at once is one script', () => {
  const page = readFileSync(join(import.meta.dirname, '../../dist/index.html'), 'utf8');
  expect(page.match(/"\/app\/dist\/[^"]+\.js"/g)).toHaveLength(1);
});

describe.each(VISITS)('the first view of $settlement', ({ settlement, paths }) => {
  const here = visited(settlement);

  it.each(paths)(
    'C11-08: asks for what its head names, each once, and for nothing else (%s)',
    async (path) => {
      for (const query of ['', '?culture=es-US']) {
        const { asked: all, named } = await firstVisit(here.browser, here.product.url + path + query);
        // The culture of the address is stored for the next visit.
        const asked = all.filter((file) => file !== '/api/culture/set-language');
        // Fonts are not needed: the text is there without them. The stylesheet asks for those that it draws.
        const [document, ...files] = asked.filter((file) => !file.endsWith('.woff2'));
        expect(named.filter((file) => file.endsWith('.woff2'))).toEqual([]);
        expect(document).toBe(path);
        expect(files.filter((file) => !named.includes(file))).toEqual([]);
        expect(files.filter((file, index) => files.indexOf(file) !== index)).toEqual([]);
        expect(named.filter((name) => !files.includes(name) && name !== '/favicon.svg')).toEqual([]);
      }
    },
  );
});

describe('after the first view', () => {
  const here = visited();

  it('C11-08, C11-10, C15-07, R7-20: what later pages need comes with the first key, in few files, and they wait for nothing', async () => {
    const asked: string[] = [];
    const note = async (page: Page) =>
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const page = await openPage(here.browser, here.product.url, note);
    await shown(page, 'File your claim');
    await page.waitForLoadState('networkidle');
    const first = asked.splice(0).filter((path) => path.endsWith('.js'));
    await page.keyboard.press('Tab');
    await expect.poll(() => asked.join(' ')).toMatch(/\/later-/);
    await page.waitForLoadState('networkidle');
    expect(asked.length).toBeLessThanOrEqual(9);
    const scripts = [...first, ...asked].filter((path) => path.endsWith('.js'));
    expect(scripts.filter((path) => !/^\/(app\/dist|api\/forms\/modules)\//.test(path))).toEqual([]);
    await field(page, 'Claim number').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    await press(page, 'Start my claim');
    await shown(page, 'About you');
    expect(asked.filter((path) => first.includes(path))).toEqual([]);
    asked.length = 0;
    await field(page, 'Email address').fill('maria@example.com');
    await field(page, 'Enter your email address again').fill('maria@example.com');
    await field(page, 'By email').check();
    await press(page, 'Next');
    await shown(page, 'Your vehicle and your claim');
    expect(asked.filter((path) => path.endsWith('.js'))).toEqual([]);
    await page.context().close();
  });

  it('C10-29: words of the progress are whole at every width: as a bar where they fit, else in the compact form', async () => {
    const page = await openPage(here.browser, here.product.url);
    await shown(page, 'File your claim');
    for (const [width, size, form] of [
      [1280, '100%', 'bar'],
      [768, '100%', 'bar'],
      [780, '200%', 'compact'],
      [1280, '100%', 'bar'],
      [375, '100%', 'compact'],
    ] as const) {
      await page.evaluate(
        (fontSize) => document.documentElement.style.setProperty('font-size', fontSize),
        size,
      );
      await page.setViewportSize({ width, height: 812 });
      const progress = () => page.locator('.cw-steps').evaluate(readProgress);
      await expect.poll(async () => (await progress()).steps).toBe(form);
      expect((await progress()).broken).toEqual([]);
    }
    await page.context().close();
  });

  it.each([
    ['es-MX', null, '', 'es-US'],
    ['fr', null, '', 'en'],
    ['es-MX', 'en', '', 'en'],
    ['en', 'es-US', '', 'es-US'],
    ['en', 'es', '?x=1', 'es-US'],
    ['es-MX', 'xx', '', 'es-US'],
    ['es-MX', 'es-US', '?culture=en', 'en'],
    ['es-MX', null, '?culture=xx', 'es-US'],
  ])(
    'C16-07, C11-09, C6-02: a browser in %s with the cookie %s at %s comes in %s',
    async (locale, cookie, query, culture) => {
      const context = await here.browser.newContext({ locale });
      const { url } = here.product;
      if (cookie !== null) await context.addCookies([{ name: 'claimwright_culture', value: cookie, url }]);
      const page = await context.newPage();
      await page.goto(`${url}/${query}`);
      await shown(page, culture === 'en' ? 'File your claim' : 'Presente su reclamación');
      expect(await page.locator('html').getAttribute('lang')).toBe(culture);
      expect(await page.locator('html').getAttribute('hidden')).toBeNull();
      await context.close();
    },
  );

  it('C6-02, C11-09: a language that was chosen is there after a reload of any page, which has no culture in its address', async () => {
    const page = await openPage(here.browser, here.product.url);
    await shown(page, 'File your claim');
    await page.getByRole('button', { name: 'Español' }).click();
    await shown(page, 'Presente su reclamación');
    await expect
      .poll(async () => (await page.context().cookies()).map(({ value }) => value))
      .toContain('es-US');
    await page.goto(`${here.product.url}/accessibility`);
    await expectSoon(page.locator('html')).toHaveAttribute('lang', 'es-US');
    await page.context().close();
  });

  /** Opens a page for which one file or call does not come before it is let go. */
  async function withSlow(what: string, path: string): Promise<{ page: Page; letGo: () => void }> {
    let letGo = () => {};
    const slow = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const page = await openPage(here.browser, here.product.url + path, (opening) =>
      opening.route(what, async (route) => {
        await slow;
        await route.continue();
      }),
    );
    return { page, letGo };
  }

  /** Opens the entry page, which runs before its rules come. */
  async function withoutRules() {
    const { page, letGo } = await withSlow(MODULES, '/');
    await hydrated(page);
    return { page, letGo, claimNumber: field(page, 'Claim number') };
  }

  /** Opens a page for which one file or call does not come. */
  const withLost = (what: string, path: string) =>
    openPage(here.browser, here.product.url + path, (opening) =>
      opening.route(what, (route) => route.abort()),
    );

  it('a form that is slow to come leaves the header and a sign of waiting, and not an empty page', async () => {
    const { page, letGo } = await withSlow(MODULES, '/standard/claimant-info');
    await expectSoon(page.locator('header').getByText('Meridian').first()).toBeVisible();
    await expectSoon(page.getByRole('status').getByText('Loading')).toBeAttached();
    await expectSoon(page.getByRole('heading', { level: 1 })).toHaveCount(0);
    letGo();
    await shown(page, 'Start on the first page');
    await page.context().close();
  });

  it('C11-07: a start that is slow leaves the drawn page, and what is entered in it', async () => {
    const { page, letGo } = await withSlow(SESSION, '/');
    await shown(page, 'File your claim');
    await field(page, 'Claim number').fill('MAF-100001');
    await press(page, 'Start my claim');
    await expectSoon(page.getByRole('button', { name: 'Start my claim' })).toHaveClass(/cw-held/);
    letGo();
    await expectSoon(page.locator('.cw-summary')).toBeVisible();
    expect(await field(page, 'Claim number').inputValue()).toBe('MAF-100001');
    await page.context().close();
  });

  it('C11-07: a start that fails leaves them, too, and is tried again at a press', async () => {
    const page = await withLost(SESSION, '/');
    await field(page, 'Claim number').fill('MAF-100001');
    await startAgain(page, SESSION);
    expect(await field(page, 'Claim number').inputValue()).toBe('MAF-100001');
    await page.context().close();
  });

  it('C11-10: an entry page is filled in before its rules come; Next waits for them, and they judge all of it', async () => {
    const { page, letGo, claimNumber } = await withoutRules();
    await claimNumber.fill('1');
    await claimNumber.blur();
    const start = page.getByRole('button', { name: 'Start my claim' });
    await start.click();
    await expectSoon(start).toHaveAttribute('aria-disabled', 'true');
    expect(await claimNumber.getAttribute('aria-invalid')).not.toBe('true');
    letGo();
    const summary = page.locator('.cw-summary');
    await expectSoon(summary.getByRole('link')).toHaveCount(2);
    await expectSoon(summary).toBeFocused();
    await expectSoon(claimNumber).toHaveAttribute('aria-invalid', 'true');
    expect(await claimNumber.inputValue()).toBe('1');
    await page.context().close();
  });

  it('C11-10: what was entered before its rules came is judged when they are there, without a press of Next', async () => {
    const { page, letGo, claimNumber } = await withoutRules();
    await claimNumber.click();
    await page.keyboard.type('1');
    await page.keyboard.press('Tab');
    letGo();
    await expectSoon(claimNumber).toHaveAttribute('aria-invalid', 'true');
    await page.context().close();
  });

  it('C10-16, C11-10: rules that are lost are asked for again at the next try, and nothing is lost', async () => {
    const page = await withLost(MODULES, '/');
    await shown(page, 'File your claim');
    await hydrated(page);
    await field(page, 'Claim number').fill('1');
    await press(page, 'Start my claim');
    const again = page.getByRole('button', { name: 'Try again' });
    await again.waitFor();
    expect(await field(page, 'Claim number').inputValue()).toBe('1');
    await page.unroute(MODULES);
    await again.click();
    await expectSoon(page.locator('.cw-summary').getByRole('link')).toHaveCount(2);
    await page.context().close();
  });
});

describe('an entry page on which records are saved', () => {
  const fields = [{ name: 'description', label: 'Field_Charge' }];
  const charges = { kind: 'recordTable', id: 'charges', model: 'claimTransactions', fields };
  const bundle = bundleWith(
    [change('pages/standard/landing.json', '/blocks/-', charges)],
    join(import.meta.dirname, 'bundle'),
  );
  const here = served(bundle);
  afterAll(removeBundles);

  it('C11-08: comes with the rules that judge them; without these it leaves the drawn page', async () => {
    const page = await openPage(here.browser, here.product.url, (opening) =>
      opening.route(MODULES, (route) => route.abort()),
    );
    expect(await page.locator('link[rel=modulepreload][href*="/forms/modules/"]').count()).toBe(1);
    await startAgain(page, MODULES);
    await page.context().close();
  });
});
