import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { pdfOf } from '../../../transforms/documents/pdf/pdfs.testkit.ts';
import { exifSegment, jpegOf, tiffOf } from '../../../transforms/documents/photos.testkit.ts';
import { expect } from '../expect.ts';
import { exportedBytes, exportedClaims } from '../exported.ts';
import { servedChapter } from './guideChapter.ts';
import { field, press, shown } from './visitor.ts';

const here = servedChapter('Proof per item');

const choose = (page: Page, name: string, mimeType: string, bytes: Uint8Array) =>
  page
    .getByLabel('Receipt')
    .first()
    .setInputFiles({ name, mimeType, buffer: Buffer.from(bytes) });

async function atReceipt(): Promise<Page> {
  const page = await here.visit(375);
  await press(page, 'Add more');
  await field(page, 'Store').fill('Corner Shop');
  await field(page, 'Amount paid').fill('49.99');
  return page;
}

/** Files the claim with what is chosen, and returns the document as it is stored, by its name. */
async function filed(page: Page, name: string): Promise<Uint8Array> {
  await press(page, /^Done: /);
  await press(page, 'Next');
  await shown(page, 'Check your answers');
  await field(page, 'Type your full name').fill('Ada Lopez');
  await press(page, 'Submit my claim');
  await shown(page, 'Your claim has been filed');
  const claims = await exportedClaims(here.product.data);
  const document = claims.flatMap(({ documents }) => documents).find((each) => each.name === name);
  await page.context().close();
  return new Uint8Array(await exportedBytes(here.product.data, document?.path));
}

describe('what is found in a chosen document', () => {
  it('C10-25: a damaged and a locked PDF are told by name, a program is refused, and one that is wanted is filed', async () => {
    const page = await atReceipt();
    const whole = pdfOf();
    const half = whole.slice(0, whole.length / 2);
    await choose(page, 'half.pdf', 'application/pdf', half);
    await expect(page.locator('.cw-file').getByText(/^half\.pdf looks damaged/)).toBeVisible();
    await choose(page, 'tool.pdf', 'application/pdf', Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'));
    await expect(page.locator('.cw-error').getByText(/tool\.pdf cannot be added/)).toBeVisible();
    const locked = pdfOf({ lock: { revision: 6, user: 'letmein', owner: 'boss' } });
    await choose(page, 'locked.pdf', 'application/pdf', locked);
    await expect(page.locator('.cw-file').getByText(/^locked\.pdf opens only with a password/)).toBeVisible();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      press(page, 'Choose another file'),
    ]);
    await chooser.setFiles({ name: 'half.pdf', mimeType: 'application/pdf', buffer: Buffer.from(half) });
    await expect(page.locator('.cw-file').getByText(/^half\.pdf looks damaged/)).toBeVisible();
    await press(page, 'Keep it anyway');
    await expect(page.locator('.cw-file').getByText(/^half\.pdf looks damaged/)).toBeHidden();
    expect(await filed(page, 'half.pdf')).toEqual(half);
  });

  it('C10-25: what was told and not answered stands again after a reload, and can be answered', async () => {
    const page = await atReceipt();
    const place = page.locator('.cw-file').getByText(/^till\.jpg contains the place/);
    const half = pdfOf().slice(0, 300);
    const damaged = page.locator('.cw-file').getByText(/^half\.pdf looks damaged/);
    await choose(page, 'half.pdf', 'application/pdf', half);
    await expect(damaged).toBeVisible();
    await page.reload();
    await expect(damaged).toBeVisible();
    await press(page, 'Keep it anyway');
    await page.reload();
    await expect(page.getByText('half.pdf', { exact: true })).toBeVisible();
    await expect(damaged).toBeHidden();
    await choose(page, 'till.jpg', 'image/jpeg', jpegOf(exifSegment(tiffOf())));
    await expect(place).toBeVisible();
    await page.reload();
    await expect(place).toBeVisible();
    await press(page, 'Remove the place');
    await expect(page.locator('.cw-file').getByText('The place was removed from till.jpg.')).toBeVisible();
    await page.reload();
    await expect(page.getByText('till.jpg', { exact: true })).toBeVisible();
    await expect(place).toBeHidden();
    expect(await filed(page, 'till.jpg')).toEqual(jpegOf());
  });

  it('C10-25: where a photo was taken is told, taken out, and not in what is filed', async () => {
    const page = await atReceipt();
    await choose(page, 'till.jpg', 'image/jpeg', jpegOf(exifSegment(tiffOf())));
    await expect(page.locator('.cw-file').getByText(/^till\.jpg contains the place/)).toBeVisible();
    await press(page, 'Remove the place');
    await expect(page.locator('.cw-file').getByText('The place was removed from till.jpg.')).toBeVisible();
    expect(await filed(page, 'till.jpg')).toEqual(jpegOf());
  });
});
