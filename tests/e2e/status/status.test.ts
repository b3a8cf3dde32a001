import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, faultsOf } from '../accessibility/checks.ts';
import { expect as see } from '../expect.ts';
import { field, openPage, press } from '../joints/visitor.ts';
import { moreDocuments, recallClaim } from '../journeys/sampleStops.ts';
import { visit } from '../person.ts';
import { claimwright } from '../product.ts';
import { served } from '../served.ts';
import { watchPage } from '../watchPage.ts';

const here = served('settlements/northline-recall');

const EMAIL = 'maria.alvarez@example.com';

/** Types a code and an answer, and asks for the status. */
async function ask(page: Page, code: string, email: string): Promise<void> {
  await field(page, 'Reference code').fill(code);
  await field(page, 'Email address').fill(email);
  await press(page, 'Show the status');
}

const result = (page: Page) => page.getByRole('region', { name: /^Claim / });

/** Files a claim as a person does. Returns its code, on the page of its receipt. */
async function file(page: Page): Promise<string> {
  for (const stop of recallClaim) await visit(page, stop);
  return page
    .locator('main')
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .innerText();
}

describe('the status of a claim', () => {
  it('C10-13: from the receipt, before and after marks, and with documents that were added', {
    timeout: 240_000,
  }, async () => {
    const { browser, product } = here;
    const page = await openPage(browser, `${product.url}/automotive`);
    const watch = await watchPage(page);
    const code = await file(page);
    await page.getByRole('link', { name: 'See the status of your claim' }).click();
    await ask(page, code.toLowerCase().replace('-', ' '), ` ${EMAIL.toUpperCase()}`);
    await see(result(page)).toContainText(`Claim ${code}`);
    await see(result(page)).toBeFocused();
    await see(result(page)).toContainText('We will review your claim. You do not need to do anything now.');
    await see(result(page).getByText('late-fee receipt.pdf').first()).toBeVisible();
    expect(page.url()).toBe(`${product.url}/status`);
    expect(await faultsOf(page, EVERYWHERE)).toEqual([]);

    const marked = await claimwright('mark', code, 'documentsRequested', '--data', product.data);
    expect(marked).toMatchObject({ status: 0 });
    await press(page, 'Show the status');
    await see(result(page)).toContainText('Send us the documents that we asked for.');
    await see(result(page).getByRole('listitem').first()).toContainText('We asked you for documents');

    await result(page).getByRole('link', { name: 'Add documents' }).click();
    for (const stop of moreDocuments(code)) await visit(page, stop);
    await page.getByRole('link', { name: 'See the status of your claim' }).click();
    await ask(page, code, EMAIL);
    await see(result(page).getByRole('heading', { name: /^Added on / })).toBeVisible();
    expect(watch.problems()).toEqual([]);
    await page.context().close();
  });

  it('C10-13: a wrong code, a wrong answer and an empty field are told where they are', async () => {
    const { browser, product } = here;
    const page = await openPage(browser, `${product.url}/status`);
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Status of your claim');
    await press(page, 'Show the status');
    const code = field(page, 'Reference code');
    await see(code).toBeFocused();
    await see(code).toHaveAccessibleDescription(/Enter your reference code/);
    await see(field(page, 'Email address')).toHaveAccessibleDescription(/Enter your answer/);
    await ask(page, '7KQ4M-2XNRS', EMAIL);
    await see(code).toHaveAccessibleDescription(/Check your reference code/);
    await ask(page, '22222-22222', EMAIL);
    await see(page.getByText('We found no claim with this code and this answer.')).toBeVisible();
    await see(result(page)).toHaveCount(0);
    expect(await faultsOf(page, EVERYWHERE)).toEqual([]);
    await page.context().close();
  });
});
