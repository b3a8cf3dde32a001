import type { Page } from 'playwright';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type TestSmtp, testSmtp } from '../../../server/testing/smtp.testkit.ts';
import { ALWAYS, faultsOf, QUICK } from '../accessibility/checks.ts';
import { expect as see } from '../expect.ts';
import { inChromium } from '../inChromium.ts';
import { field, openPage, press } from '../joints/visitor.ts';
import { freePort, serveProduct } from '../product.ts';
import { byCode } from './resumed.ts';

const chromium = inChromium();
const PHONE = { viewport: { width: 360, height: 740 } };
const TO = 'maria@example.com';

async function signIn(page: Page, button: string): Promise<void> {
  await field(page, 'Claim ID').fill('LUM-2000001');
  await field(page, 'PIN').fill('48213');
  await press(page, button);
}

/** The dialog of a form that was just saved with a code, by a product that mails where an SMTP server is given. */
async function saved(smtp?: TestSmtp): Promise<{ page: Page; url: string; code: string }> {
  const port = await freePort();
  const environment = {
    CLAIMWRIGHT_ORIGIN: `http://localhost:${port}`,
    ...(smtp && { CLAIMWRIGHT_SMTP_URL: `smtp://127.0.0.1:${smtp.port}` }),
  };
  const product = await serveProduct('settlements/lumora-refund', { environment, port });
  onTestFinished(() => product.stop());
  const page = await openPage(chromium.browser, product.url, undefined, PHONE);
  await signIn(page, 'Start my application');
  await press(page, 'Save and finish later');
  await press(page, 'Save and get a code');
  const code = await page.locator('dialog .cw-resume-code').innerText();
  return { page, url: product.url, code };
}

/** Field of the dialog; the page below has one of its name. */
const address = (page: Page) => page.locator('dialog[open]').getByLabel('Email address');
const status = (page: Page) => page.locator('dialog form [role=status]');

describe('the code of a saved form by mail', () => {
  it('C10-11: arrives at the address that was typed, and opens the form in another browser', async () => {
    const smtp = await testSmtp();
    const { page, url, code } = await saved(smtp);
    await press(page, 'Send the code by email');
    await see(page.getByText('Enter an email address')).toBeVisible();
    await see(address(page)).toBeFocused();
    await address(page).fill('maria@example');
    await page.keyboard.press('Enter');
    await see(page.getByText('Enter one email address, such as name@example.com')).toBeVisible();
    expect(await faultsOf(page, ALWAYS)).toEqual([]);
    await address(page).fill(` ${TO} `);
    await page.keyboard.press('Enter');
    await see(status(page)).toContainText(`The email with your code is on its way to ${TO}.`);
    expect(smtp.mails).toHaveLength(1);
    const [mail] = smtp.mails;
    expect(mail?.to).toEqual([TO]);
    const written = /(?:[2-9A-Z]{3}-){5}[2-9A-Z]{3}/.exec(mail?.read.text ?? '')?.[0] ?? '';
    expect(written).toBe(code);
    const other = await openPage(chromium.browser, url);
    await byCode.find(other, written);
    await signIn(other, byCode.opens);
    await see(other.getByText(/This is the form that you saved on/)).toBeVisible();
  });

  it('C10-11: comes with a reminder, of which the page tells, unless it is declined', async () => {
    const smtp = await testSmtp();
    const { page } = await saved(smtp);
    await address(page).fill(TO);
    const remind = page
      .locator('dialog[open]')
      .getByLabel(/^Also send me one reminder, on .+ It has no code\.$/);
    await see(remind).toBeChecked();
    await press(page, 'Send the code by email');
    await see(status(page)).toContainText(
      /A reminder will go to maria@example\.com on .+ send the code again\./,
    );
    expect(await faultsOf(page, QUICK)).toEqual([]);
    await remind.uncheck();
    await press(page, 'Send the code by email');
    await expect.poll(() => smtp.mails.length).toBe(2);
    await see(status(page)).toContainText(`on its way to ${TO}`);
    await see(status(page)).toContainText('You will get no reminder.');
  });

  it('C10-11: a mail that does not go is told, and the code stays on the page', async () => {
    const smtp = await testSmtp();
    smtp.replies.address = () => ({ code: 550, text: '5.1.1 nobody' });
    const { page, code } = await saved(smtp);
    await address(page).fill(TO);
    await press(page, 'Send the code by email');
    await see(status(page)).toContainText(
      'We could not send the email. Your form is saved. Check the address and try again, or copy or print the code.',
    );
    await see(page.locator('dialog .cw-resume-code')).toHaveText(code);
    await see(address(page)).toHaveValue(TO);
  });

  it('C10-11: a server without mail says nothing of mail', async () => {
    const { page } = await saved();
    await see(page.locator('dialog .cw-resume-code')).toBeVisible();
    await see(page.locator('dialog[open]')).not.toContainText(/mail/i, { useInnerText: true });
  });
});
