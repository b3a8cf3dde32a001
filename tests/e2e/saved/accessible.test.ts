import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { EVERYWHERE, faultsOf, QUICK } from '../accessibility/checks.ts';
import { expect as see } from '../expect.ts';
import { openPage, press } from '../joints/visitor.ts';
import { visited } from '../served.ts';

const here = visited('settlements/lumora-refund');

const PHONE = { width: 360, height: 740 };

/** Texts of the walk in a culture. */
interface Words {
  culture: string;
  start: string;
  offer: string;
  save: string;
  saveCode: string;
  open: string;
}

const CULTURES: Words[] = [
  {
    culture: 'en',
    start: 'Start my application',
    offer: 'Continue a form that you saved',
    save: 'Save and finish later',
    saveCode: 'Save and get a code',
    open: 'Open the saved form',
  },
  {
    culture: 'ar',
    start: 'بدء طلبي',
    offer: 'متابعة نموذج محفوظ',
    save: 'الحفظ والإكمال لاحقًا',
    saveCode: 'الحفظ والحصول على رمز',
    open: 'فتح النموذج المحفوظ',
  },
];

async function openedEntry({ culture, offer }: Words): Promise<Page> {
  const page = await openPage(here.browser, `${here.product.url}/?culture=${culture}`, undefined, {
    viewport: PHONE,
    reducedMotion: 'reduce',
  });
  await page.getByText(offer).click();
  await see(page.locator('.cw-resume input[autocomplete=off]')).toBeVisible();
  return page;
}

describe.each(CULTURES)('saving and continuing on a phone ($culture)', (words) => {
  it('C10-11, C10-31: the offer on the entry page, opened and with an error, has no fault', async () => {
    const page = await openedEntry(words);
    expect(await faultsOf(page, EVERYWHERE)).toEqual([]);
    await press(page, words.open);
    await see(page.locator('.cw-resume [aria-invalid=true]')).toBeFocused();
    expect(await faultsOf(page, EVERYWHERE)).toEqual([]);
  });

  it('C10-11, C10-31: the dialog with the code has no fault, Escape closes it, and its opener has the focus', async () => {
    const page = await openPage(here.browser, `${here.product.url}/?culture=${words.culture}`, undefined, {
      viewport: PHONE,
      reducedMotion: 'reduce',
    });
    const inputs = page.locator('main form input.cw-input');
    await inputs.nth(0).fill('LUM-2000001');
    await inputs.nth(1).fill('48213');
    await press(page, words.start);
    await press(page, words.save);
    await press(page, words.saveCode);
    await see(page.locator('dialog .cw-resume-code')).toBeVisible();
    expect(await faultsOf(page, QUICK)).toEqual([]);
    await page.keyboard.press('Escape');
    await see(page.locator('dialog[open]')).toHaveCount(0);
    await see(page.getByRole('button', { name: words.save })).toBeFocused();
  });
});
