import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeBundles } from '../../../bundle/testing/bundles.testkit.ts';
import { findChromium, findFirefox, NO_FIREFOX } from '../../browser/findBrowser.ts';
import { translateNow } from '../../browser/pageTranslator.ts';
import { translationFaults } from '../../browser/translationFaults.ts';
import { expect as expectSoon } from '../expect.ts';
import { field, press, shown } from '../joints/visitor.ts';
import { served, visited } from '../served.ts';
import { watchPage } from '../watchPage.ts';
import { beforeScript, holdScript, hydrated } from './holdScript.ts';
import { wideEntry } from './wideEntry.ts';

const here = served(wideEntry());
afterAll(removeBundles);

/** Answers each question of the entry page as a visitor does. */
async function answerAll(page: Page): Promise<void> {
  await field(page, 'Story').fill('Two lines\nof it');
  await field(page, 'Size').selectOption('large');
  await page.getByRole('radio', { name: 'small' }).check();
  await field(page, 'Agree').check();
  await field(page, 'Keep').uncheck();
  await field(page, 'Since').fill('03/04/2021');
  await field(page, 'Mobile').fill('2065550142');
  await field(page, 'Note').pressSequentially('Hllo');
  await field(page, 'Note').press('Home');
  await field(page, 'Note').press('ArrowRight');
}

/** Reads the answers of the entry page. */
async function answersIn(page: Page): Promise<unknown[]> {
  const texts = ['Note', 'Story', 'Size', 'Since', 'Mobile'].map((label) => field(page, label).inputValue());
  const choices = [page.getByRole('radio', { name: 'small' }), field(page, 'Agree'), field(page, 'Keep')];
  return Promise.all([...texts, ...choices.map((choice) => choice.isChecked())]);
}

/** From the entry page to the next and back: what is shown then is what the app has kept. */
async function thereAndBack(page: Page): Promise<void> {
  await press(page, 'Start my claim');
  await shown(page, 'Your purchase');
  await press(page, 'Back');
  await shown(page, 'File your claim');
}

const KEPT = ['Hello', 'Two lines\nof it', 'large', '03/04/2021', '(206) 555-0142', true, true, false];

const firefox = findFirefox();
const BROWSERS = [findChromium(), ...(firefox ? [firefox] : [])];

describe.each(BROWSERS)('C11-07: before the script comes, in $name', ({ launch }) => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  async function opened(): Promise<{ page: Page; release: () => Promise<void>; problems: () => string[] }> {
    const page = await browser.newPage();
    const { problems } = await watchPage(page);
    return { page, release: await beforeScript(page, here.product.url), problems };
  }

  it('answers, focus and caret stay, and the claim has the answers', async () => {
    const { page, release, problems } = await opened();
    await answerAll(page);
    await release();
    expect((await answersIn(page)).slice(0, 4)).toEqual(['Hllo', ...KEPT.slice(1, 4)]);
    // Into the text at the caret, where the visitor was.
    await page.keyboard.type('e');
    await expect.poll(() => answersIn(page)).toEqual(KEPT);
    await thereAndBack(page);
    await expect.poll(() => answersIn(page)).toEqual(KEPT);
    expect(problems()).toEqual([]);
    await page.close();
  });

  it('what the browser fills in without an event stays, too', async () => {
    const { page, release } = await opened();
    await field(page, 'Note').evaluate((input: HTMLInputElement) => {
      input.value = 'Filled in';
    });
    await release();
    await thereAndBack(page);
    expect(await field(page, 'Note').inputValue()).toBe('Filled in');
    await page.close();
  });

  it('no press and no Enter sends or navigates, and what was pressed is done once', async () => {
    const { page, release } = await opened();
    const sent: string[] = [];
    page.on(
      'request',
      (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname),
    );
    const addresses: string[] = [];
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    await field(page, 'Note').fill('Secret');
    await field(page, 'Note').press('Enter');
    for (let times = 0; times < 3; times += 1) await press(page, 'Start my claim');
    for (const language of ['Español', 'English', 'Español']) await press(page, language);
    expect(await page.locator('#root [type="submit"]').count()).toBe(0);
    expect([page.url(), sent, addresses]).toEqual([`${here.product.url}/`, [], []]);
    await release();
    await shown(page, 'Su compra');
    expect(sent.filter((path) => path.includes('authorize'))).toHaveLength(1);
    expect(addresses.filter((url) => url.includes('?'))).toEqual([]);
    await page.close();
  });

  it('a page translator’s words stay, and what it replaced is hydrated as it was', async () => {
    const { page, release, problems } = await opened();
    await translateNow(page);
    const heading = await page.locator('main h1 font').first().elementHandle();
    await field(page, 'Note').fill('Typed');
    await release();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
    expect(await translationFaults(page)).toEqual([]);
    await thereAndBack(page);
    expect(await field(page, 'Note').inputValue()).toBe('Typed');
    expect(await translationFaults(page)).toEqual([]);
    expect(problems()).toEqual([]);
    await page.close();
  });

  it('a page into which an extension has put its own is rendered anew, and loses nothing', async () => {
    const { page, release, problems } = await opened();
    await answerAll(page);
    await page.evaluate(() =>
      document.querySelector('main form')?.prepend(document.createElement('section')),
    );
    await release();
    await page.keyboard.type('e');
    await expect.poll(() => answersIn(page)).toEqual(KEPT);
    await thereAndBack(page);
    await expect.poll(() => answersIn(page)).toEqual(KEPT);
    expect(problems()).toEqual([]);
    await page.close();
  });

  it('R4-31: what the browser has kept of an earlier visit is not entered anew', async () => {
    const { page, release } = await opened();
    await release();
    await field(page, 'Note').fill('Of somebody else');
    await field(page, 'Size').selectOption('large');
    const released = await holdScript(page);
    await page.evaluate(() => void setTimeout(() => location.reload()));
    await page.locator('#root[data-drawn]').waitFor();
    await field(page, 'Story').fill('Mine');
    released();
    await hydrated(page);
    expect((await answersIn(page)).slice(0, 3)).toEqual(['', 'Mine', '']);
    await page.close();
  });

  it('a visitor who has signed in finds the answers from before a reload, and those typed since', async () => {
    const { page, release } = await opened();
    await release();
    await answerAll(page);
    await page.keyboard.type('e');
    await thereAndBack(page);
    const again = await beforeScript(page, here.product.url);
    await field(page, 'Note').fill('Later');
    await again();
    await expectSoon(field(page, 'Story')).toHaveValue('Two lines\nof it');
    expect(await answersIn(page)).toEqual(['Later', ...KEPT.slice(1)]);
    await expectSoon(field(page, 'Note')).toBeFocused();
    await page.close();
  });
});

describe('C11-07: before the script comes, at a choice that changes the page', () => {
  const sample = visited('settlements/harborline-finance');

  it.each([
    ['hydrated', () => undefined],
    [
      'rendered anew',
      () => void document.querySelector('main form')?.prepend(document.createElement('section')),
    ],
  ])(
    'a way in that was chosen is the app’s, with its questions, in a page that is %s',
    async (_how, change) => {
      const page = await sample.browser.newPage();
      const release = await beforeScript(page, `${sample.product.url}/?culture=en`);
      await page.getByRole('radio', { name: /^No/ }).check();
      await page.evaluate(change);
      await release();
      await expectSoon(page.getByRole('radio', { name: /^No/ })).toBeChecked();
      await expectSoon(field(page, 'PIN')).toHaveCount(0);
      await page.close();
    },
  );
});

describe('C11-07: before the script comes to a page with details', () => {
  const there = visited('settlements/lumora-refund');

  it('opened ones stay open, and the same element can be closed', async () => {
    const page = await there.browser.newPage({ viewport: { width: 375, height: 812 } });
    const { problems } = await watchPage(page);
    const release = await beforeScript(page, there.product.url);
    const details = page.locator('header details, .cw-agency-banner details').first();
    const before = await details.elementHandle();
    await details.locator('summary').click();
    await release();
    await expectSoon(details).toHaveAttribute('open');
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await details.locator('summary').click();
    await expectSoon(details).not.toHaveAttribute('open');
    expect(problems()).toEqual([]);
    await page.close();
  });
});

it('C11-07, C17-03: without scripts the page is read, says what is needed and whom to call, and Enter leads nowhere', async () => {
  const context = await here.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(here.product.url);
  const words = page.locator('.cw-start-without');
  expect(await words.innerText()).toMatch(
    /needs JavaScript.*\n1-800-555-0142\nhelp@jointsettlement.example\n/,
  );
  expect(await page.locator('.cw-start-later').isVisible()).toBe(false);
  await shown(page, 'File your claim');
  await field(page, 'Note').fill('Secret');
  await field(page, 'Note').press('Enter');
  await press(page, 'Start my claim');
  expect(page.url()).toBe(`${here.product.url}/`);
  expect(await field(page, 'Note').inputValue()).toBe('Secret');
  await context.close();
});

it.runIf(!firefox)('C11-07: in Firefox, where there is one', ({ annotate, skip }) => {
  void annotate(NO_FIREFOX);
  skip(NO_FIREFOX);
});
