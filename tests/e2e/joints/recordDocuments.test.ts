import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { servedChapter } from './guideChapter.ts';
import { field, press, shown } from './visitor.ts';

const here = servedChapter('Proof per item');

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name}`),
});

describe('documents of a record', () => {
  it('C8-15 C7-08: proof per item on a phone: missed and chosen in the row, kept through a reload, filed with its link', async () => {
    const page = await here.visit(375);
    await press(page, 'Add more');
    await field(page, 'Store').fill('Corner Shop');
    await field(page, 'Amount paid').fill('49.99');
    await press(page, /^Done: /);
    await expect(page.locator('.cw-error').getByText('A document is missing: Receipt')).toBeVisible();
    await page.getByLabel('Receipt').and(page.locator('input')).setInputFiles(pdf('corner.pdf'));
    await expect(page.locator('.cw-error').getByText('A document is missing: Receipt')).toBeHidden();
    await page.reload();
    await shown(page, 'Your purchases');
    await expect(page.getByText('corner.pdf', { exact: true })).toBeVisible();
    await press(page, /^Done: /);
    await expect(page.getByRole('cell', { name: 'corner.pdf' })).toBeVisible();
    await press(page, 'Next');
    await shown(page, 'Check your answers');
    await expect(page.getByRole('row', { name: /Corner Shop.*corner\.pdf/ })).toBeVisible();
    await field(page, 'Type your full name').fill('Ada Lopez');
    await press(page, 'Submit my claim');
    await shown(page, 'Your claim has been filed');
    const [claim] = await exportedClaims(here.product.data);
    const [purchase] = (claim?.claim.claimTransactions ?? []) as { claimTransactionId: string }[];
    expect(claim?.claim.documentContexts).toMatchObject([
      { kind: 'receipt', claimTransactionId: purchase?.claimTransactionId, file: { name: 'corner.pdf' } },
    ]);
    await page.context().close();
  });
});
