import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, describe, it } from 'vitest';
import { bundleWith, removeBundles } from '../../../bundle/testing/bundles.testkit.ts';
import { examplesIn, sectionsOf } from '../../../bundle/testing/markdown.testkit.ts';
import { exportedClaims } from '../exported.ts';
import { served } from '../served.ts';
import { choose, field, openPage, press, shown } from './visitor.ts';

afterAll(removeBundles);

/** The settlement of the guide's chapter. */
const chapter = sectionsOf(readFileSync('docs/authoring.md', 'utf8'), 3).find(
  ({ title }) => title === 'Two lists',
);
const here = served(bundleWith(examplesIn(chapter?.text ?? '')));

const list = (page: Page, name: string) => page.getByRole('region', { name });
const within = (page: Page, block: string, name: string) =>
  list(page, block).getByRole('button', { name, exact: true });

async function toLists(width = 1000): Promise<Page> {
  const page = await openPage(here.browser, here.product.url, undefined, {
    viewport: { width, height: 800 },
  });
  await shown(page, 'File a claim');
  await press(page, 'Start your claim');
  await shown(page, 'About you');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lopez');
  await field(page, 'E-mail address').fill('ada@example.com');
  await press(page, 'Next');
  await shown(page, 'Your purchases');
  await choose(page, 'Did you buy the product from 2015 to 2020?', 'Yes');
  await field(page, 'Day of your first purchase').fill('05/17/2018');
  return page;
}

/** A row by keyboard alone: Enter saves it, and the focus comes back to Add. */
async function addPurchase(page: Page, store: string, amount: string): Promise<void> {
  await within(page, 'What you bought', 'Add More').press('Enter');
  await expect(field(page, 'Store')).toBeFocused();
  await page.keyboard.type(store);
  await page.keyboard.press('Tab');
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(within(page, 'What you bought', 'Add More')).toBeFocused();
}

async function addReturn(page: Page, store: string, amount: string): Promise<void> {
  const add = within(page, 'What you took back', 'Add what you took back');
  if (await add.isVisible()) await add.click();
  const draft = list(page, 'What you took back');
  await draft.getByLabel(/^Store/).fill(store);
  await draft.getByLabel(/^Amount that was refunded/).fill(amount);
  await draft.getByLabel(/^Amount that was refunded/).press('Enter');
  await expect(draft.getByText(store)).toBeVisible();
}

describe('two lists on one list model', () => {
  it('C8-14 C10-02: by keyboard, the focus stays in the block whose records are added, edited, deleted and brought back', async () => {
    const page = await toLists();
    await addPurchase(page, 'Corner Shop', '19.99');
    await addReturn(page, 'Market', '5.00');
    await press(page, 'Cancel');
    await addPurchase(page, 'Market', '5.01');
    await within(page, 'What you bought', 'Delete entry 1').press('Enter');
    await expect(list(page, 'What you bought').getByRole('row', { name: /Market/ })).toBeFocused();
    await within(page, 'What you bought', 'Undo').press('Enter');
    await expect(list(page, 'What you bought').getByRole('row', { name: /Corner Shop/ })).toBeFocused();
    await within(page, 'What you bought', 'Delete entry 2').press('Enter');
    await expect(within(page, 'What you bought', 'Add More')).toBeFocused();
    await within(page, 'What you took back', 'Delete entry 1').press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(within(page, 'What you took back', 'Add what you took back')).toBeFocused();
    await expect(list(page, 'What you bought').getByText('Corner Shop')).toBeVisible();
    await page.context().close();
  });

  it('C8-14 C10-09: the summary of errors leads into the block whose record is wrong', async () => {
    const page = await toLists();
    await addPurchase(page, 'Corner Shop', '19.99');
    await addReturn(page, 'Market', '5.00');
    await press(page, 'Cancel');
    await addPurchase(page, 'Market', '5.01');
    await within(page, 'What you bought', 'Edit entry 2').click();
    await field(page, 'Store').fill('');
    await press(page, 'Next');
    const line = page.getByRole('link', { name: /^What you bought, Entry 2/ });
    await line.click();
    await expect(list(page, 'What you bought').getByLabel(/^Store/)).toBeFocused();
    await page.context().close();
  });

  it('C8-14 C7-06: the records of both are sent, stored and exported with their values', async () => {
    const page = await toLists(375);
    await addPurchase(page, 'Corner Shop', '19.99');
    await addReturn(page, 'Market', '5.00');
    await press(page, 'Cancel');
    await page.reload();
    await shown(page, 'Your purchases');
    await expect(list(page, 'What you took back').getByText('Market')).toBeVisible();
    await press(page, 'Next');
    await shown(page, 'Check your answers');
    await expect(page.getByRole('table', { name: 'What you bought' })).toContainText('Corner Shop');
    await expect(page.getByRole('table', { name: 'What you took back' })).toContainText('Market');
    await field(page, 'Type your full name').fill('Ada Lopez');
    await press(page, 'Submit the claim');
    await shown(page, 'Your claim has been filed');
    const [claim] = await exportedClaims(here.product.data);
    expect(claim?.claim.claimTransactions).toMatchObject([
      { kind: 'purchase', store: 'Corner Shop' },
      { kind: 'return', store: 'Market' },
    ]);
    await page.context().close();
  });
});
