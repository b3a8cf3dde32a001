import type { Page } from 'playwright';
import { choose, field, press, shown } from './visitor.ts';

/** From the entry page of the bundle that `claimwright init` writes to its purchases, which are asked for. */
export async function toPurchases(page: Page): Promise<void> {
  await shown(page, 'File a claim');
  await press(page, 'Start my claim');
  await shown(page, 'About you');
  await field(page, 'First name').fill('Ada');
  await field(page, 'Last name').fill('Lopez');
  await field(page, 'Email address').fill('ada@example.com');
  await press(page, 'Next');
  await shown(page, 'Your purchases');
  await choose(page, 'Did you buy the product from 2015 to 2020?', 'Yes');
  await field(page, 'Day of your first purchase').fill('05/17/2018');
}
