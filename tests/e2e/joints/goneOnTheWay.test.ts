import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { field, openPage, press, shown } from './visitor.ts';

const here = visited('settlements/northline-recall');

/** The page that asks for a phone number, and for it once more where there is one. */
async function aboutYou(): Promise<Page> {
  const page = await openPage(here.browser, `${here.product.url}/automotive`);
  await field(page, 'Vehicle identification number (VIN)').fill('1HGCM82633A004352');
  await field(page, 'Last name').fill('Alvarez');
  await press(page, 'Start my claim');
  await shown(page, 'About you');
  return page;
}

const phoneOf = (page: Page) => field(page, 'Phone number');
const againOf = (page: Page) => field(page, 'Enter the phone number again');

/**
 * From the answer that brought the question back into the answer, to delete it; it is not left yet. The clock stands: a
 * pause after a key commits the answer, and a busy machine would do what follows only once the question is gone.
 */
async function deletePhone(page: Page): Promise<void> {
  await phoneOf(page).fill('(206) 555-0100');
  await againOf(page).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(phoneOf(page)).toBeFocused();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.press('Delete');
}

describe('a question that is asked because of an answer', () => {
  it('C10-02: a tap on it as the answer was deleted leaves the focus at the answer, as the question is gone', async () => {
    const page = await aboutYou();
    await deletePhone(page);
    const box = await againOf(page).boundingBox();
    if (!box) throw new Error('The question is not on the page');
    await page.mouse.click(box.x + 20, box.y + box.height / 2);
    await page.clock.resume();
    await expect(againOf(page)).toHaveCount(0);
    await expect(phoneOf(page)).toBeFocused();
    await page.context().close();
  });

  it('C10-02: Tab leads past it as the answer was deleted, to what is next then', async () => {
    const page = await aboutYou();
    await deletePhone(page);
    await page.keyboard.press('Tab');
    await page.clock.resume();
    await expect(againOf(page)).toHaveCount(0);
    const focused = page.locator('main :focus');
    await expect(focused).toHaveCount(1);
    await expect(phoneOf(page)).not.toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(phoneOf(page)).toBeFocused();
    await page.context().close();
  });

  it('C10-02: Tab leads from the last key of the answer into it', async () => {
    const page = await aboutYou();
    await phoneOf(page).focus();
    await page.keyboard.type('2065550100');
    await page.keyboard.press('Tab');
    await expect(againOf(page)).toBeFocused();
    await page.context().close();
  });
});
