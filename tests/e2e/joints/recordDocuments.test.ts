import { readFileSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect } from 'playwright/test';
import { afterAll, describe, it } from 'vitest';
import { bundleWith, removeBundles } from '../../../bundle/testing/bundles.testkit.ts';
import { examplesIn, sectionsOf } from '../../../bundle/testing/markdown.testkit.ts';
import { exportedClaims } from '../exported.ts';
import { served } from '../served.ts';
import { choose, field, openPage, press, shown } from './visitor.ts';

afterAll(removeBundles);

/** The settlement of the guide's chapter. */
const chapter = sectionsOf(readFileSync('docs/authoring.md', 'utf8'), 3).find(
  ({ title }) => title === 'Proof per item',
);
const here = served(bundleWith(examplesIn(chapter?.text ?? '')));

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.4 ${name}`),
});

async function toPurchases(): Promise<Page> {
  const page = await openPage(here.browser, here.product.url, undefined, {
    viewport: { width: 375, height: 800 },
  });
  await shown(page, 'File a claim');
  await press(page, 'Start your claim');
  await shown(page, 'About you');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lopez');
  await field(page, 'E-mail address').fill('ada@example.com');
  await press(page, 'Next');
  await shown(page, 'Your purchases');
  await choose(page, 'Did you buy the product from 2015 to 2020?', 'Yes');
  await field(page, 'Day of your first purchase').fill('05/17/2018');
  return page;
}

describe('documents of a record', () => {
  it('C8-15 C7-08: proof per item on a phone: missed and chosen in the row, kept through a reload, filed with its link', async () => {
    const page = await toPurchases();
    await press(page, 'Add More');
    await field(page, 'Store').fill('Corner Shop');
    await field(page, 'Amount paid').fill('49.99');
    await press(page, 'Done');
    await expect(page.getByText('A document is missing: Receipt')).toBeVisible();
    await page.getByLabel('Receipt').setInputFiles(pdf('corner.pdf'));
    await expect(page.getByText('A document is missing: Receipt')).toBeHidden();
    await page.reload();
    await shown(page, 'Your purchases');
    await expect(page.getByText('corner.pdf')).toBeVisible();
    await press(page, 'Done');
    await expect(page.getByRole('cell', { name: 'corner.pdf' })).toBeVisible();
    await press(page, 'Next');
    await shown(page, 'Check your answers');
    await expect(page.getByRole('row', { name: /Corner Shop.*corner\.pdf/ })).toBeVisible();
    await field(page, 'Type your full name').fill('Ada Lopez');
    await press(page, 'Submit the claim');
    await shown(page, 'Your claim has been filed');
    const [claim] = await exportedClaims(here.product.data);
    const [purchase] = (claim?.claim.claimTransactions ?? []) as { claimTransactionId: string }[];
    expect(claim?.claim.documentContexts).toMatchObject([
      { kind: 'receipt', claimTransactionId: purchase?.claimTransactionId, file: { name: 'corner.pdf' } },
    ]);
    await page.context().close();
  });
});
