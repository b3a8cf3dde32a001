import { it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { field, openPage, press, shown } from './visitor.ts';

const here = visited('settlements/meridian-auto');

/** A phone on its side, or one with large letters: three errors are taller than it. */
const LOW = { width: 375, height: 240 };

it('C10-02: a summary that is taller than the screen begins at its top, from wherever Next was pressed', async () => {
  const page = await openPage(here.browser, here.product.url);
  await shown(page, 'File your claim');
  await field(page, 'Claim number').fill('MAF-100001');
  await field(page, 'PIN').fill('4821');
  await press(page, 'Start my claim');
  await shown(page, 'About you');
  for (const name of ['First name', 'Last name', 'City', 'ZIP code']) await field(page, name).fill('');
  await page.setViewportSize(LOW);
  await press(page, 'Next');
  const summary = page.locator('.cw-summary');
  await expect(summary).toBeFocused();
  expect(await summary.evaluate((box) => box.getBoundingClientRect().height)).toBeGreaterThan(LOW.height);
  await expect(summary.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await page.context().close();
});
