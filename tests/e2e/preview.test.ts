import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser, FrameLocator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bundleWith, removeBundles } from '../../bundle/testing/bundles.testkit.ts';
import { buildPreview } from '../../scripts/buildApp.mjs';
import { findChromium } from '../browser/findBrowser.ts';
import { axe } from './accessibility/engines/axe.ts';
import { type OpenPreview, openPreview } from './openPreview.ts';
import { type PageWatch, watchPage } from './watchPage.ts';

const root = join(import.meta.dirname, '../..');
const SAMPLE = join(root, 'settlements/meridian-auto-short');

let preview: OpenPreview;
let browser: Browser;
let page: Page;
let watch: PageWatch;
let form: FrameLocator;
let texts = '';

beforeAll(async () => {
  await buildPreview();
  const folder = bundleWith([], SAMPLE);
  texts = join(folder, 'content/en.json');
  [preview, browser] = await Promise.all([openPreview(folder), findChromium().launch()]);
  page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage();
  // A page that is replaced gives up the texts that it was waiting for, and no longer hears that its language is kept.
  watch = await watchPage(page, [/^TypeError: Failed to fetch[\s\S]*Object\.(content|rememberCulture)/]);
  await page.goto(preview.url);
  form = page.frameLocator('iframe');
  await form.getByRole('heading', { level: 1 }).waitFor();
});

afterAll(async () => {
  await browser?.close();
  await preview.stop();
  removeBundles();
});

/** Machines are busy: what comes late is waited for. */
const eventually = (look: () => Promise<unknown>) => expect.poll(look);

const heading = () => form.getByRole('heading', { level: 1 });
const save = (from: string, to: string) =>
  writeFileSync(texts, readFileSync(texts, 'utf8').replace(from, to));
const overflow = () =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}

/** Returns the scripts that an entry of a build loads, at once or later. */
function scriptsOf(folder: string, entry: string): string[] {
  const built: Record<string, Chunk> = JSON.parse(
    readFileSync(join(root, folder, '.vite/manifest.json'), 'utf8'),
  );
  const names = new Set([entry]);
  for (const name of names)
    for (const other of [built[name]?.imports, built[name]?.dynamicImports].flatMap((one) => one ?? []))
      names.add(other);
  const files = [...names].map((name) => join(folder, built[name]?.file ?? `no ${name}`));
  return files.filter((file) => file.endsWith('.js'));
}

/** Tests if a script has Emotion, by which Chakra's components write their styles, or one of the machines within them. */
const hasChakra = (file: string) => /data-emotion|data-scope/.test(readFileSync(join(root, file), 'utf8'));

describe('claimwright preview', () => {
  it('C5-06: it says that nothing is kept, on the terminal and on the page', async () => {
    expect(preview.output()).toContain('Nothing is kept');
    await page.getByText('Nothing is kept').waitFor();
  });

  it('C5-06, C12-05: a page is picked without a sign-in, and a save is shown with what is typed', async () => {
    await page.getByLabel('Page', { exact: true }).selectOption('standard/claimant-info');
    await form.getByRole('heading', { level: 1, name: 'About you' }).waitFor();
    expect(await form.getByLabel('Last name').inputValue()).toBe('Alvarez');
    await form.getByLabel('First name').fill('Typed, not left');
    for (const [from, to] of [
      ['About you', 'Who are you?'],
      ['Who are you?', 'About you'],
    ] as const) {
      save(`"${from}"`, `"${to}"`);
      await form.getByRole('heading', { level: 1, name: to }).waitFor();
      expect(await form.getByLabel('First name').inputValue()).toBe('Typed, not left');
    }
    await eventually(() => form.locator(':focus').getAttribute('id')).toContain('firstName');
    expect(await form.getByRole('dialog').count()).toBe(0);
  });

  it('C5-06, C12-05: findings stand beside the page with links to their places; the last good page stays', async () => {
    const good = readFileSync(texts, 'utf8');
    writeFileSync(texts, good.replace('"Landing_Title"', '"Landing_Title'));
    await page.getByText('The page is as it was before the last save').waitFor();
    const link = page.getByRole('link', { name: /^content\/en\.json:\d+:\d+$/ }).first();
    expect(await link.getAttribute('href')).toMatch(/^vscode:\/\/file\/.*\/content\/en\.json:\d+:\d+$/);
    expect(await heading().textContent()).toMatch(/^(?:Who are you\?|About you)$/);
    expect(await axe(page)).toEqual([]);
    writeFileSync(texts, good);
    await page.getByText('No findings.').waitFor();
  });

  it('C12-05: language, theme, width and clock', async () => {
    await page.getByLabel('Language', { exact: true }).selectOption('es-US');
    await eventually(() => form.locator('html').getAttribute('lang')).toBe('es-US');
    await page.getByLabel('Theme').selectOption('ftc-7-0-default');
    await form.locator('.cw-header--agency').waitFor();
    await page.getByLabel('Width').selectOption('375');
    await eventually(() => form.locator('html').evaluate((html) => html.clientWidth)).toBe(375);
    await page.getByLabel('Clock').fill('2036-01-02T10:00');
    await page.getByRole('button', { name: 'Set', exact: true }).click();
    await page.getByText('Clock (set)').waitFor();
    await eventually(() => form.locator('html').evaluate(() => location.pathname)).toBe('/deadline');
    await page.getByRole('button', { name: 'Now', exact: true }).click();
    await form.getByLabel('Nombre', { exact: false }).first().waitFor();
    expect(await form.getByRole('textbox').first().inputValue()).toBe('Typed, not left');
    await page.getByLabel('Language', { exact: true }).selectOption('en');
  });

  it('C12-05: a later page is picked, and what the earlier ones need is filled in', async () => {
    await page.getByLabel('Page', { exact: true }).selectOption('standard/claim-summary');
    await form.getByRole('heading', { level: 1, name: 'Check and sign' }).waitFor();
    await form.getByText('1420 Pine St').first().waitFor();
    await form.getByText('Typed, not left').first().waitFor();
    expect(await form.getByText('Still missing').count()).toBe(0);
    expect(await page.getByText('could not be filled in').count()).toBe(0);
  });

  it('C12-05: a language that is chosen just before a page holds on that page, also where its texts come late', async () => {
    await page.route('**/api/culture/content?culture=es-US*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      await route.continue();
    });
    await page.getByLabel('Language', { exact: true }).selectOption('es-US');
    await page.getByLabel('Page', { exact: true }).selectOption('standard/claimant-info');
    await form.getByRole('heading', { level: 1, name: 'Sus datos' }).waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await page.getByLabel('Language', { exact: true }).selectOption('en');
    await form.getByRole('heading', { level: 1, name: 'About you' }).waitFor();
  });

  it('C12-05: a case comes to the page of its first error, and the page becomes a case', async () => {
    await page.getByRole('tab', { name: 'Cases', exact: true }).click();
    await page.getByRole('button', { name: 'nothing filled in', exact: true }).click();
    await form.getByRole('heading', { level: 1, name: 'File your claim' }).waitFor();
    await form.getByText('Enter your claim number').first().waitFor();
    await page.getByLabel('Name of the case').fill('a case of mine');
    await page.getByRole('button', { name: 'Add it to the file' }).click();
    await page.getByText(/^Added to cases\/claims\.cases\.json\. The judge finds \d+ errors/).waitFor();
    await page.getByRole('button', { name: 'a case of mine' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });

  it('C12-05: each case shows whether it passes, with its verdict, and what it gets in its place once its file is changed', async () => {
    const file = join(dirname(dirname(texts)), 'cases/claims.cases.json');
    const before = readFileSync(file, 'utf8');
    const empty = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name: 'nothing filled in' }) });
    await empty.getByText(/^Passes: .*credentials\.pin required/).waitFor();
    await page.getByText(/^All \d+ cases pass\./).waitFor();
    const changed = JSON.parse(before);
    changed.cases.find(({ name }: { name: string }) => name === 'nothing filled in').errors = [];
    writeFileSync(file, JSON.stringify(changed));
    await empty.getByText('Fails: expected no errors').waitFor();
    await empty
      .getByText(/credentials\.pin required/)
      .first()
      .waitFor();
    await page.getByText(/^1 of \d+ cases fails\./).waitFor();
    expect(await axe(page)).toEqual([]);
    writeFileSync(file, before);
    await page.getByText(/^All \d+ cases pass\./).waitFor();
  });

  it('C12-05: all messages of the page stand beside it, in every language', async () => {
    await page.getByRole('tab', { name: 'Messages', exact: true }).click();
    const title = page.getByRole('listitem').filter({ hasText: 'Landing_Title' });
    await title.getByText('File your claim', { exact: true }).waitFor();
    expect(await title.getByRole('definition').count()).toBe(3);
    expect(await axe(page)).toEqual([]);
  });

  it('C12-05: a click on a field tells which conditions and rules decide about it, with their values', async () => {
    await page.getByRole('tab', { name: 'Why', exact: true }).click();
    await page.getByRole('button', { name: 'Point at a field' }).click();
    await form.getByLabel('Claim number').click();
    await page.getByText('credentials.claimNumber is now null.').waitFor();
    const rule = page.getByRole('listitem').filter({ hasText: 'The rule required' });
    await rule.getByRole('link', { name: /^models\.json:\d+:\d+$/ }).waitFor();
    expect(await axe(page)).toEqual([]);
    await form.getByLabel('Claim number').fill('MAF-100001');
    await page.getByText('credentials.claimNumber is now "MAF-100001".').waitFor();
  });

  it('C12-05: on a phone nothing is cut off, it meets axe, and nothing violates the policy', async () => {
    await page.setViewportSize({ width: 375, height: 800 });
    expect(await overflow()).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await overflow()).toBe(0);
    expect(watch.problems()).toEqual([]);
  });

  it('C11-11: Chakra’s components draw it in the project’s tokens, with styles that its nonce alone admits', async () => {
    const answer = await page.reload();
    await form.getByRole('heading', { level: 1 }).waitFor();
    const { 'content-security-policy': policy = '', 'cache-control': caching } = answer?.headers() ?? {};
    const [, nonce = ''] = /style-src 'nonce-([^']+)'; /.exec(policy) ?? [];
    expect(nonce).not.toBe('');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(caching).toBe('no-store');
    expect(await (await fetch(preview.url)).text()).not.toContain(nonce);
    const written = await page.locator('style').evaluateAll((styles) => styles.map((one) => one.nonce));
    expect(written.length).toBeGreaterThan(0);
    expect(written.filter((one) => one !== nonce)).toEqual([]);
    const set = page.getByRole('button', { name: 'Set', exact: true });
    expect(await set.getAttribute('class')).toContain('chakra-button');
    // Colour `lineStrong` of the theme.
    await eventually(() => set.evaluate((one) => getComputedStyle(one).borderTopColor)).toBe(
      'rgb(93, 103, 120)',
    );
    expect(await set.evaluate((one) => one.getBoundingClientRect().height)).toBeGreaterThanOrEqual(44);
    expect(await form.locator('style[data-emotion]').count()).toBe(0);
    expect(watch.problems()).toEqual([]);
  });

  it('C11-11: its panes are tabs, which arrows turn; each is a panel of its tab’s name, which meets axe', async () => {
    await page.getByRole('tab', { name: 'Findings' }).click();
    for (const name of ['Cases', 'Messages', 'Why']) {
      await page.keyboard.press('ArrowRight');
      await page.getByRole('tab', { name, selected: true }).waitFor();
      await page.getByRole('tabpanel', { name }).getByRole('heading', { level: 2 }).waitFor();
      expect(await axe(page)).toEqual([]);
    }
    await page.keyboard.press('Home');
    await page.getByRole('tabpanel', { name: 'Findings' }).getByText('No findings.').waitFor();
  });

  it('C12-05: the app that claimants get has nothing of it', () => {
    const manifest = readFileSync(join(root, 'dist/.vite/manifest.json'), 'utf8');
    expect(manifest).toContain('index.html');
    expect(manifest).not.toContain('authoring/');
  });

  it('C11-11: Chakra’s components are in the page alone: neither in the app that it frames nor in what claimants get', () => {
    expect(scriptsOf('dist-preview', 'authoring/preview/page/preview.html').filter(hasChakra)).not.toEqual(
      [],
    );
    expect(scriptsOf('dist-preview', 'index.html').filter(hasChakra)).toEqual([]);
    expect(scriptsOf('dist', 'index.html').filter(hasChakra)).toEqual([]);
    const licenses = (folder: string) => readFileSync(join(root, folder, 'licenses.md'), 'utf8');
    expect(licenses('dist-preview')).toContain('## @chakra-ui/react');
    expect(licenses('dist')).not.toMatch(/^## @(?:chakra-ui|emotion)\//m);
  });
});
