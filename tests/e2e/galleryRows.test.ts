import { expect, it } from 'vitest';
import { THEME_LAYOUTS } from '../../src/themes/themes.ts';
import { open, page, showGallery } from './galleryWindow.ts';

showGallery();

it('C10-30: fields of an open row stand beneath each other, at one edge, in every theme', async () => {
  for (const theme of Object.keys(THEME_LAYOUTS)) {
    await open(`view=lists&theme=${theme}`, 1280);
    const rows = page.locator('.cw-table tbody').first();
    await rows.getByRole('button').first().click();
    const fields = rows.locator('.cw-row-fields').locator(':scope > .cw-field');
    await fields.nth(1).waitFor();
    const boxes = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().left));
    expect(new Set(boxes).size).toBe(1);
  }
});
