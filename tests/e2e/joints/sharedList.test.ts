import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { servedChapter } from './guideChapter.ts';
import { field, press, shown } from './visitor.ts';

const here = servedChapter('Two lists');

const list = (page: Page, name: string) => page.getByRole('region', { name });
const within = (page: Page, block: string, name: string) =>
  list(page, block).getByRole('button', { name, exact: true });

/** A row by keyboard alone: Enter saves it, and the focus comes back to Add. */
async function addPurchase(page: Page, store: string, amount: string): Promise<void> {
  await within(page, 'What you bought', 'Add more').press('Enter');
  await expect(field(page, 'Store')).toBeFocused();
  await page.keyboard.type(store);
  await page.keyboard.press('Tab');
  await page.keyboard.type(amount);
  await page.keyboard.press('Enter');
  await expect(within(page, 'What you bought', 'Add more')).toBeFocused();
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
    const page = await here.visit(1000);
    await addPurchase(page, 'Corner Shop', '19.99');
    await addReturn(page, 'Market', '5.00');
    await press(page, 'Cancel');
    await addPurchase(page, 'Market', '5.01');
    await within(page, 'What you bought', 'Delete entry 1').press('Enter');
    await expect(list(page, 'What you bought').getByRole('row', { name: /Market/ })).toBeFocused();
    await within(page, 'What you bought', 'Undo').press('Enter');
    await expect(list(page, 'What you bought').getByRole('row', { name: /Corner Shop/ })).toBeFocused();
    await within(page, 'What you bought', 'Delete entry 2').press('Enter');
    await expect(within(page, 'What you bought', 'Add more')).toBeFocused();
    await within(page, 'What you took back', 'Delete entry 1').press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
    await expect(within(page, 'What you took back', 'Add what you took back')).toBeFocused();
    await expect(list(page, 'What you bought').getByText('Corner Shop')).toBeVisible();
    await page.context().close();
  });

  it('C8-14 C10-09: the summary of errors leads into the block whose record is wrong', async () => {
    const page = await here.visit(1000);
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
    const page = await here.visit(375);
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
    await press(page, 'Submit my claim');
    await shown(page, 'Your claim has been filed');
    const [claim] = await exportedClaims(here.product.data);
    expect(claim?.claim.claimTransactions).toMatchObject([
      { kind: 'purchase', store: 'Corner Shop' },
      { kind: 'return', store: 'Market' },
    ]);
    await page.context().close();
  });
});
