import { describe, expect, it } from 'vitest';
import { THEME_LAYOUTS } from '../../src/themes/themes.ts';
import { open, page, showGallery } from './galleryWindow.ts';

/** A letter between the margins of a print, in px. */
const PAPER = { width: 700, height: 940 };

showGallery();

/** What is drawn beyond the edges of the sheet that the page is on, in px. */
const sticksOut = () =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const sheet = document.querySelector('.cw-form-body')?.getBoundingClientRect();
    if (!sheet) throw new Error('The page has no sheet.');
    const range = document.createRange();
    const parts = document.querySelectorAll('.cw-form-body :is(table, td, dd, bdi, li)');
    const boxes = [...parts].map((element) => {
      range.selectNodeContents(element);
      const own = element.getBoundingClientRect().right;
      // The names of columns are hidden in a corner where rows are cards.
      const text = element.matches('table') ? own : range.getBoundingClientRect().right;
      return Math.max(own, text) - sheet.right;
    });
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return Math.max(0, wide, ...boxes.map(Math.floor));
  });

describe.each(Object.keys(THEME_LAYOUTS))('%s', (theme) => {
  it.each([11, 12, 20, 66, 240])(
    'C10-30: with names of %d characters no table, card or receipt sticks out of its page or sheet of paper',
    async (length) => {
      await open(`view=names&theme=${theme}&length=${length}`, 1280);
      for (const part of ['.cw-table td', '.cw-card dd', '.cw-review-table td'])
        await page.locator(part).first().waitFor();
      const out: Record<string, number> = {};
      for (const width of [320, 375, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 900 });
        out[width] = await sticksOut();
      }
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize(PAPER);
      out.paper = await sticksOut();
      await page.emulateMedia({ media: 'screen' });
      expect(out).toEqual({ 320: 0, 375: 0, 768: 0, 1024: 0, 1280: 0, paper: 0 });
    },
  );
});
