import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { EN } from '../../../transforms/texts/en.ts';
import { findChromium } from '../../browser/findBrowser.ts';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { file, openPage, press, shown, toLists } from '../joints/visitor.ts';
import { type Product, serveProduct } from '../product.ts';
import { type PageWatch, watchPage } from '../watchPage.ts';
import { type FakeCaptcha, type ProviderName, startCaptcha } from './fakeProvider.ts';

const BUNDLE = join(import.meta.dirname, '..', 'bundle');

/** The settlement of these tests with another captcha. */
function bundleWith(captcha: object): string {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-captcha-'));
  cpSync(BUNDLE, folder, { recursive: true });
  const path = join(folder, 'settlement.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), captcha }));
  return folder;
}

const alert = (page: Page) => page.getByRole('alertdialog');
const challenge = (page: Page) => page.frameLocator('iframe[title="Security challenge"]');
const answer = (page: Page) => challenge(page).getByRole('button', { name: 'Verify' }).click();

/** The claimant clicks beside the challenge, which closes it. */
async function dismiss(page: Page): Promise<void> {
  await expect(challenge(page).getByRole('button', { name: 'Verify' })).toBeVisible();
  await page.mouse.click(900, 700);
}

/** A message as it is read: it quotes the button by its own words. */
const quoting = (message: string) => message.replace('{again}', 'Try again');

/** Says what happened, with a button that works behind it and another try in front. */
async function told(page: Page, text: string): Promise<void> {
  await expect(alert(page)).toContainText(text);
  await press(page, 'Try again');
}

describe.each<[ProviderName]>([['GoogleReCaptcha'], ['HCaptcha']])('claims with %s', (provider) => {
  let captcha: FakeCaptcha;
  let product: Product;
  let browser: Browser;
  let folder: string;

  beforeAll(async () => {
    captcha = await startCaptcha(provider);
    folder = bundleWith({ provider, siteKey: captcha.siteKey });
    const environment = {
      CLAIMWRIGHT_CAPTCHA_SECRET: captcha.secret,
      CLAIMWRIGHT_CAPTCHA_SCRIPT: captcha.scriptUrl,
      CLAIMWRIGHT_CAPTCHA_VERIFY: captcha.verifyUrl,
    };
    [product, browser] = await Promise.all([serveProduct(folder, { environment }), findChromium().launch()]);
  });

  beforeEach(() => captcha.behave('passes'));

  afterAll(async () => {
    await browser?.close();
    await product?.stop();
    await captcha?.close();
    if (folder) rmSync(folder, { recursive: true, force: true });
  });

  const open = (prepare?: (page: Page) => Promise<unknown>) => openPage(browser, product.url, prepare);

  it('C14-09: a claim is filed from wherever the operator says that script and check are, under the policy', async () => {
    const before = captcha.asked.length;
    const watches: PageWatch[] = [];
    const page = await open(async (fresh) => watches.push(await watchPage(fresh)));
    await toLists(page);
    captcha.behave('asks');
    await press(page, 'Next');
    const filing = file(page);
    await answer(page);
    await filing;
    const code = await page.locator('.cw-receipt-code').first().innerText();
    const stored = await exportedClaims(product.data);
    expect(stored.filter(({ referenceCode }) => referenceCode === code)).toHaveLength(1);
    const asked = captcha.asked.slice(before);
    expect(asked.map(({ answer: { success } }) => success)).toEqual([true, true]);
    for (const { body } of asked) {
      expect(body).toEqual({
        secret: captcha.secret,
        response: expect.any(String),
        remoteip: expect.stringMatching(/127\.0\.0\.1|::1/),
      });
    }
    expect(watches.map((watch) => watch.problems())).toEqual([[]]);
    await page.context().close();
  });

  it('C14-09: a challenge that is dismissed is told as that, at the door and when the claim is sent, and can be begun anew', async () => {
    const page = await open();
    await shown(page, 'File your claim');
    captcha.behave('asks');
    await press(page, 'Start my claim');
    await dismiss(page);
    await expect(page.getByRole('button', { name: 'Start my claim' })).toBeEnabled();
    await told(page, quoting(EN.App_CaptchaDismissed));
    await answer(page);
    await shown(page, 'Your purchase');
    await page.goto(product.url);
    captcha.behave('passes');
    await toLists(page);
    captcha.behave('asks');
    await press(page, 'Next');
    const filing = file(page);
    await dismiss(page);
    await told(page, quoting(EN.App_CaptchaDismissed));
    await answer(page);
    await filing;
    await page.context().close();
  });

  it('C14-09: a script that is kept from the page is told as that, and comes once it is let in', async () => {
    const page = await open();
    const script = `${captcha.scriptUrl}**`;
    await shown(page, 'File your claim');
    await page.route(script, (route) => route.abort('blockedbyclient'));
    await press(page, 'Start my claim');
    await told(page, quoting(EN.App_CaptchaBlocked));
    // What a blocker puts in its place instead.
    await expect(alert(page)).toContainText(quoting(EN.App_CaptchaBlocked));
    await page.unroute(script);
    await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await told(page, quoting(EN.App_CaptchaBlocked));
    await expect(alert(page)).toContainText(quoting(EN.App_CaptchaBlocked));
    await page.unroute(script);
    await expect(page.getByRole('button', { name: 'Start my claim', includeHidden: true })).toBeEnabled();
    await press(page, 'Try again');
    await shown(page, 'Your purchase');
    await page.context().close();
  });

  it('C14-09: half a minute without a word is told as that, and another challenge is begun', async () => {
    const page = await open(({ clock }) => clock.install({ time: Date.now() }));
    await shown(page, 'File your claim');
    captcha.behave('isSilent');
    const silent = page.waitForResponse((response) => /reload|checksiteconfig/.test(response.url()));
    await press(page, 'Start my claim');
    await silent;
    // The page's clock goes on by itself meanwhile: a busy machine takes seconds for the next line.
    await page.clock.runFor('00:15');
    await expect(alert(page)).toHaveCount(0);
    await page.clock.runFor('00:16');
    await expect(alert(page)).toContainText(quoting(EN.App_CaptchaSilent));
    captcha.behave('passes');
    await told(page, quoting(EN.App_CaptchaSilent));
    await shown(page, 'Your purchase');
    await page.context().close();
  });
});
