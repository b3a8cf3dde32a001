import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { served } from '../served.ts';
import { watchPage } from '../watchPage.ts';
import { beginDocument, field, file, openPage, press, receipt, shown, signIn, toLists } from './visitor.ts';

const here = served('tests/e2e/bundle');

const CHOICE = 'This form is open in another tab';
const MOVED = 'You are continuing this claim in another tab';
const BESIDE = 'Another claim is open in another tab.';

const beside = (page: Page) => page.getByRole('status').filter({ hasText: BESIDE });

/** Another tab of the same browser, at the address that an e-mail would have. */
async function tabOf(page: Page, path = ''): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(here.product.url + path);
  return tab;
}

/** What the browser does for "Duplicate tab": the same address, with a copy of the tab's storage. */
async function duplicateOf(page: Page): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(location.href));
  return opened;
}

const open = (prepare?: (page: Page) => Promise<unknown>) =>
  openPage(here.browser, here.product.url, prepare);

const named = (page: Page, name: string) => field(page, 'Your name').fill(name);

describe('the same form in two tabs', () => {
  it('C10-19: the later tab takes over answers, a begun entry and the bytes of a file; the first can only be read, and says so', async () => {
    const first = await open();
    const watched = await watchPage(first);
    await toLists(first);
    await field(first, 'I have documents').check();
    await beginDocument(first, 'My receipt');
    await press(first, 'Upload');
    await beginDocument(first, 'Half a sent', 'second.pdf');
    // What is being typed has not been left yet.
    await field(first, 'What does it show?').pressSequentially('ence');
    const later = await tabOf(first);
    await shown(later, CHOICE);
    await expect(later.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(later.locator('body')).not.toContainText('Ada Lovelace');
    expect(await later.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Ada');
    await later.keyboard.press('Tab');
    await expect(later.getByRole('button', { name: 'Continue it here' })).toBeFocused();
    await later.keyboard.press('Enter');
    await shown(later, 'Documents and charges');
    await expect(later.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(field(later, 'What does it show?')).toHaveValue('Half a sentence');

    await shown(first, MOVED);
    await expect(first.locator('main')).toContainText('Ada Lovelace');
    await expect(first.locator('main').locator('input, select, textarea')).toHaveCount(0);
    await first.reload();
    await shown(first, MOVED);
    await expect(first.locator('main')).toContainText('Ada Lovelace');

    await press(later, 'Upload');
    await press(later, 'Next');
    await file(later);
    const code = await later.locator('.cw-receipt-code').innerText();
    // The first learns that its claim is filed, and shows the same code.
    await shown(first, 'We have your claim');
    await expect(first.locator('.cw-receipt-code')).toHaveText(code);
    const claim = (await exportedClaims(here.product.data)).find(
      ({ referenceCode }) => referenceCode === code,
    );
    const sha256 = createHash('sha256').update(receipt.content).digest('hex');
    expect(claim?.documents.map((document) => [document.name, document.sha256])).toEqual([
      ['receipt.pdf', sha256],
      ['second.pdf', sha256],
    ]);
    expect(claim?.claim.claimDetails).toMatchObject({ boughtBy: 'Ada Lovelace' });
    expect(watched.problems()).toEqual([]);
    await first.context().close();
  });

  it('C10-19: what is being typed in the first tab goes along, though nobody has left its field', async () => {
    const first = await open();
    await signIn(first);
    const later = await tabOf(first);
    await shown(later, CHOICE);
    // The pause after which typing is committed does not end.
    await first.clock.install();
    await first.clock.pauseAt(Date.now() + 1_000);
    await named(first, 'Ada Lovelace');
    await press(later, 'Continue it here');
    await shown(later, 'Your purchase');
    await expect(field(later, 'Your name')).toHaveValue('Ada Lovelace');
    await first.context().close();
  });

  it('C10-19: another claim is named so in both tabs, over reloads, and each is filed with its own files', async () => {
    const first = await open();
    await toLists(first);
    const later = await tabOf(first);
    await shown(later, CHOICE);
    await press(later, 'Start another claim');
    await expect(beside(first)).toBeVisible();
    await expect(beside(later)).toBeVisible();
    await signIn(later);
    await expect(field(later, 'Your name')).toHaveValue('');
    await press(later, 'Back');
    await toLists(later);
    for (const [tab, name] of [
      [first, 'first.pdf'],
      [later, 'later.pdf'],
    ] as const) {
      await field(tab, 'I have documents').check();
      await beginDocument(tab, 'A receipt', name);
      await press(tab, 'Upload');
      await expect(tab.locator('main').getByText(name, { exact: true })).toBeVisible();
    }
    for (const tab of [first, later]) {
      await tab.reload();
      await shown(tab, 'Documents and charges');
      await expect(beside(first)).toBeVisible();
      await expect(beside(later)).toBeVisible();
    }
    await press(first, 'Next');
    await file(first);
    await expect(beside(later)).toHaveCount(0);
    await later.reload();
    await press(later, 'Next');
    await file(later);
    const claims = await exportedClaims(here.product.data);
    expect(claims.slice(-2).map(({ documents }) => documents.map(({ name }) => name))).toEqual([
      ['first.pdf'],
      ['later.pdf'],
    ]);
    await first.context().close();
  });

  it('C10-19: a first tab that is closed or gone is not waited for; one that is reloaded stays the first', async () => {
    const first = await open();
    await signIn(first);
    await named(first, 'Ada');
    const later = await tabOf(first);
    await shown(later, CHOICE);
    await first.reload();
    await shown(first, 'Your purchase');
    await expect(field(first, 'Your name')).toHaveValue('Ada');
    await shown(later, CHOICE);
    await first.close();
    await shown(later, 'File your claim');
    await signIn(later);
    await named(later, 'Grace');
    // Nobody is there to answer: the page comes as it does where there are no tabs.
    await later.reload();
    await shown(later, 'Your purchase');
    await expect(field(later, 'Your name')).toHaveValue('Grace');
    await later.context().close();
  });

  it('C10-19: a duplicated tab is the later one, and another claim in it begins with nothing', async () => {
    const first = await open();
    await signIn(first);
    await named(first, 'Ada');
    const copy = await duplicateOf(first);
    await shown(copy, CHOICE);
    await shown(first, 'Your purchase');
    await copy.reload();
    await shown(copy, CHOICE);
    await press(copy, 'Start another claim');
    await signIn(copy);
    await expect(field(copy, 'Your name')).toHaveValue('');
    await expect(field(first, 'Your name')).toHaveValue('Ada');
    await expect(beside(first)).toBeVisible();
    await first.context().close();
  });

  it('C10-19: a claim that is being sent is not taken over, which is said; once it is filed, that is', async () => {
    let letGo = () => {};
    const sent = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const first = await open();
    await toLists(first);
    await press(first, 'Next');
    const later = await tabOf(first);
    await shown(later, CHOICE);
    await first.route('**/api/forms/standard', async (route) => {
      await sent;
      await route.continue();
    });
    await field(first, 'Type your full name').fill('Ada Lovelace');
    await press(first, 'Submit my claim');
    await expect(first.getByRole('button', { name: 'Submit my claim' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await press(later, 'Continue it here');
    await expect(later.getByRole('status').filter({ hasText: 'sending your claim now' })).toBeVisible();
    letGo();
    await shown(first, 'We have your claim');
    await shown(later, 'The claim was filed in the other tab');
    await press(later, 'Start another claim');
    await shown(later, 'File your claim');
    await expect(beside(later)).toHaveCount(0);
    await first.context().close();
  });

  it('C10-19: of three tabs, the last takes over the claim of the first, which takes it back', async () => {
    const first = await open();
    await signIn(first);
    await named(first, 'Ada');
    const second = await tabOf(first);
    await shown(second, CHOICE);
    await press(second, 'Start another claim');
    const third = await tabOf(first);
    await shown(third, CHOICE);
    await press(third, 'Continue it here');
    await shown(third, 'Your purchase');
    await expect(field(third, 'Your name')).toHaveValue('Ada');
    await named(third, 'Ada L.');
    await shown(first, MOVED);
    await expect(beside(second)).toBeVisible();
    await press(first, 'Move it back');
    await shown(first, 'Your purchase');
    await expect(field(first, 'Your name')).toHaveValue('Ada L.');
    await shown(third, MOVED);
    await first.close();
    // The claim went with its tab; what was handed over can be gone on with.
    await press(third, 'Move it back');
    await expect(field(third, 'Your name')).toHaveValue('Ada L.');
    await third.context().close();
  });

  it('C10-19: another form in another tab, and the form in another browser, are nobody’s concern', async () => {
    const first = await open();
    await signIn(first);
    const other = await tabOf(first, '/automotive');
    const elsewhere = await open();
    await signIn(elsewhere);
    await shown(other, 'File for your vehicle');
    await press(other, 'Next');
    await shown(other, 'The owner');
    await other.reload();
    await shown(other, 'The owner');
    for (const page of [first, other, elsewhere]) {
      await expect(beside(page)).toHaveCount(0);
      await expect(page.getByRole('heading', { name: CHOICE })).toHaveCount(0);
    }
    await elsewhere.context().close();
    await first.context().close();
  });

  it('C10-19, C10-27: where the browser keeps nothing, a claim is handed over with its files all the same', async () => {
    const refuse = (page: Page) =>
      page.addInitScript(() => {
        const fail = () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        };
        Object.defineProperty(window, 'sessionStorage', { get: fail });
        IDBFactory.prototype.open = fail;
      });
    const first = await open(refuse);
    await press(first, 'OK');
    await toLists(first);
    await field(first, 'I have documents').check();
    await beginDocument(first, 'A receipt');
    await press(first, 'Upload');
    // No store that tabs share has the file of a begun entry.
    await beginDocument(first, 'Another one', 'begun.pdf');
    const later = await first.context().newPage();
    await refuse(later);
    await later.goto(here.product.url);
    await press(later, 'OK');
    await shown(later, CHOICE);
    await press(later, 'Continue it here');
    await shown(later, 'Documents and charges');
    await press(later, 'Upload');
    await press(later, 'Next');
    await file(later);
    const claims = await exportedClaims(here.product.data);
    expect(claims.at(-1)?.documents.map(({ name, size }) => [name, size])).toEqual([
      ['receipt.pdf', receipt.content.length],
      ['begun.pdf', receipt.content.length],
    ]);
    await first.context().close();
  });
});
