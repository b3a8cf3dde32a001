import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { axe } from '../accessibility/engines/axe.ts';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { beginDocument, openPage, press, shown, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const PHONE = { viewport: { width: 375, height: 812 } };

const openOnPhone = () => openPage(here.browser, here.product.url, undefined, PHONE);

/** Controls that lie under the message of success, as far as they are in the window. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector('.cw-toast')?.getBoundingClientRect();
    if (!toast) throw new Error('There is no message.');
    return [...document.querySelectorAll('button, a, input, select, textarea')].flatMap((control) => {
      const box = control.getBoundingClientRect();
      const isUnder =
        box.width > 0 &&
        box.top < toast.bottom &&
        toast.top < box.bottom &&
        box.left < toast.right &&
        toast.left < box.right;
      return isUnder ? [control.outerHTML] : [];
    });
  });

describe('what is seen', () => {
  it('C10-30: on a phone “Saved.” lies over no button, and goes with the page that it was said on', async () => {
    const page = await openOnPhone();
    await toLists(page);
    await page.getByLabel('I have documents').check();
    await beginDocument(page, 'My receipt');
    await press(page, 'Upload');
    await expect(page.locator('.cw-toast')).toHaveText('Saved.');
    await expect(page.locator('.cw-toast--shown')).toBeVisible();
    // As a thumb has the page: the buttons that come next at the window's foot.
    await page.evaluate(() => {
      const next = document.querySelector('.cw-actions:last-of-type .cw-button--primary');
      const bottom = next?.getBoundingClientRect().bottom ?? 0;
      window.scrollBy(0, bottom - window.innerHeight + 12);
    });
    expect(await covered(page)).toEqual([]);
    await press(page, 'Next');
    await shown(page, 'Check and sign');
    expect(await page.locator('.cw-toast').innerText()).toBe('');
    await page.context().close();
  });

  it('C10-30: the pages of a claim in two tabs have no fault, and answers stand apart from the button above them', async () => {
    const first = await openOnPhone();
    await toLists(first);
    const later = await first.context().newPage();
    await later.goto(here.product.url);
    await shown(later, 'This form is open in another tab');
    expect(await axe(later)).toEqual([]);
    await press(later, 'Continue it here');
    await shown(first, 'You are continuing this claim in another tab');
    await first.locator('.cw-review').first().waitFor();
    expect(await axe(first)).toEqual([]);
    const gap = await first.evaluate(() => {
      const edge = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
      return (edge('.cw-review')?.top ?? 0) - (edge('.cw-actions')?.bottom ?? 0);
    });
    expect(gap).toBeGreaterThanOrEqual(32);
    await first.context().close();
  });
});
