import { expect } from 'playwright/test';
import { describe, it } from 'vitest';
import { served } from '../served.ts';
import { field, openPage, press, shown } from './visitor.ts';

const here = served('settlements/northline-recall');

describe('a question that is asked because of an answer', () => {
  it('C10-02: Tab out of the answer that is deleted stays there, as the question that was next is gone', async () => {
    const page = await openPage(here.browser, `${here.product.url}/automotive`);
    await field(page, 'Vehicle identification number (VIN)').fill('1HGCM82633A004352');
    await field(page, 'Last name').fill('Alvarez');
    await press(page, 'Start my claim');
    await shown(page, 'About you');
    const phone = field(page, 'Phone number');
    const again = field(page, 'Enter the phone number again');
    await phone.fill('(206) 555-0100');
    await again.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(phone).toBeFocused();
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.press('Delete');
    await page.keyboard.press('Tab');
    await expect(again).toHaveCount(0);
    await expect(phone).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(phone).not.toBeFocused();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await page.context().close();
  });
});
