import { expect, it } from 'vitest';
import { exportedClaims } from '../exported.ts';
import { itemizedClaim } from '../journeys/itemizedClaim.ts';
import { shortClaim } from '../journeys/sampleStops.ts';
import { visit } from '../person.ts';
import { served } from '../served.ts';
import { refuseStorage } from './refuseStorage.ts';

const here = served('settlements/meridian-auto');
const full = served('settlements/meridian-auto-short');

it('C10-27: without sessionStorage, localStorage and IndexedDB a claim with documents is filed, and the page says once that nothing is kept', async () => {
  const page = await here.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(refuseStorage);
  await page.goto(here.product.url);
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText(/until you close or reload this page: file your claim in one go/).waitFor();
  await dialog.getByRole('button').first().click();
  for (const stop of itemizedClaim.stops) await visit(page, stop);
  const code = await page
    .locator('main')
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .innerText();
  const [filed] = await exportedClaims(here.product.data);
  expect(filed?.referenceCode).toBe(code);
  expect(filed?.documents.map(({ name }) => name)).toEqual(itemizedClaim.documents.map(({ name }) => name));
  expect(await dialog.count()).toBe(0);
  await page.close();
});

/** Acts as a browser whose room for this website is full. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

it('C17-05: where sessionStorage is full a claim is filed, and the claimant gets its code', async () => {
  const page = await full.browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.addInitScript(fillStorage);
  await page.goto(full.product.url);
  for (const stop of shortClaim) await visit(page, stop);
  const code = await page.locator('.cw-receipt-code').innerText();
  const [filed] = await exportedClaims(full.product.data);
  expect(filed?.referenceCode).toBe(code);
  await page.close();
});
