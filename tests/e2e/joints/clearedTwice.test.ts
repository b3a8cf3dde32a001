import { expect, it } from 'vitest';
import { visited } from '../served.ts';
import { field, openPage, press, shown } from './visitor.ts';

const here = visited('settlements/meridian-auto');

it('C10-18, C10-35: two changes of one answer each have their notice and their way back at it', async () => {
  const page = await openPage(here.browser, here.product.url);
  await shown(page, 'File your claim');
  await field(page, 'Claim number').fill('MAF-100001');
  await field(page, 'PIN').fill('4821');
  await page.getByLabel('With my email address, last name, and ZIP code').check();
  await field(page, 'Last name').fill('Alvarez');
  await page.getByLabel('With my claim number and PIN').check();
  const notices = page.getByRole('main').locator('.cw-cleared');
  await expect
    .poll(() => notices.allInnerTexts())
    .toEqual([
      expect.stringContaining('so we cleared: Last name.'),
      expect.stringContaining('so we cleared: Claim number and PIN.'),
    ]);
  await notices.nth(1).getByRole('button').click();
  await expect.poll(() => field(page, 'PIN').inputValue()).toBe('4821');
  await press(page, 'Start my claim');
  await shown(page, 'About you');
  await page.context().close();
});
