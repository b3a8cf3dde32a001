import { it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { openPage } from './visitor.ts';

const here = visited('settlements/lumora-refund');

it('C10-21: with the digits of an Arabic keyboard people sign in, and a telephone number is the one that they mean', async () => {
  const page = await openPage(here.browser, `${here.product.url}/?culture=ar`);
  const input = (name: string) => page.locator(`[id$="_${name}"]`);
  await input('claimId').fill('LUM-٢٠٠٠٠٠١');
  await input('pin').fill('٤٨٢١٣');
  await page.locator('main form button').last().click();
  await page.waitForURL('**/standard/claimant-info');
  await input('phone').fill('٢٠٦٣٤٢٨٦٣١');
  await input('phone').press('Tab');
  await expect(input('phone')).toHaveValue('2063428631');
  await input('firstName').fill('ماريا ٢');
  await input('firstName').press('Tab');
  await expect(input('firstName')).toHaveValue('ماريا ٢');
});
