import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../accessibility/engines/axe.ts';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { servedChapter } from './guideChapter.ts';
import { field, press, shown } from './visitor.ts';

const here = servedChapter('A list in each record');

/** What has the focus: its name, or its text. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: element } = document;
    const label = element && 'labels' in element ? (element as HTMLInputElement).labels?.[0] : null;
    return (element?.getAttribute('aria-label') ?? label?.textContent ?? element?.textContent ?? '').trim();
  });

describe('a list within a record', () => {
  it('C8-16 C10-02: by keyboard on a phone, kept through a reload, filed and exported', async () => {
    const page = await here.visit(375);
    const { keyboard } = page;
    await page.getByRole('button', { name: 'Add more' }).focus();
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Store/);
    await keyboard.type('Corner Shop');
    await keyboard.press('Tab');
    await keyboard.type('42.50');
    await keyboard.press('Tab');
    await expect.poll(() => focused(page)).toBe('Add an item');
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/^Item/);
    await keyboard.type('Lamp');
    await keyboard.press('Tab');
    await keyboard.press('Enter');
    await expect(page.locator('.cw-error').getByText('Value is required')).toBeVisible();
    await page.reload();
    await shown(page, 'Your purchases');
    await page.getByRole('button', { name: 'Edit Item 1 of Receipt 1' }).focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Item 1 of Receipt 1' })).toBeVisible();
    await expect(field(page, 'Item')).toHaveValue('Lamp');
    await keyboard.press('Tab');
    await keyboard.type('30');
    expect(await axe(page)).toEqual([]);
    await keyboard.press('Enter');
    await expect.poll(() => focused(page)).toMatch(/Lamp/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await page
      .getByRole('button', { name: /^Done: / })
      .last()
      .focus();
    await keyboard.press('Enter');
    await expect(page.getByRole('cell', { name: 'Item: Lamp; Price: $30.00' })).toBeVisible();
    await press(page, 'Next');
    await shown(page, 'Check your answers');
    await expect(page.getByRole('row', { name: /Corner Shop.*Item: Lamp; Price: \$30\.00/ })).toBeVisible();
    await field(page, 'Type your full name').fill('Ada Lopez');
    await press(page, 'Submit my claim');
    await shown(page, 'Your claim has been filed');
    const [claim] = await exportedClaims(here.product.data);
    expect(claim?.claim.claimTransactions).toMatchObject([
      { store: 'Corner Shop', items: [{ thing: 'Lamp', price: '30' }], priceOfItems: '30' },
    ]);
    await page.context().close();
  });
});
