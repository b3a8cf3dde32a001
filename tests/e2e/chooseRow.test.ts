import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { visited } from './served.ts';

/** Signs in as somebody whom two rows of the sample's class list match. */
async function signIn(page: Page): Promise<void> {
  await page.getByText('With my email address').click();
  await page.getByRole('textbox', { name: 'Email address' }).fill('emeka.adams50@example.com');
  await page.getByRole('textbox', { name: 'Last name' }).fill('Adams');
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('02176');
  await page.getByRole('button', { name: 'Start my claim' }).click();
}

const heard = async (page: Page) => {
  const tree = await page.locator('main').ariaSnapshot();
  return tree.split('\n').flatMap((line) => /radio "(.*)"/.exec(line)?.[1] ?? []);
};

describe('the choice of a record in a sample', () => {
  const here = visited('settlements/meridian-auto');

  it('C16-09: meridian-auto names vehicle and claim number, in English and Spanish', async () => {
    const page = await here.browser.newPage({ viewport: { width: 375, height: 812 } });
    await page.goto(here.product.url);
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'You have more than one loan' }).waitFor();
    expect(await heard(page)).toEqual([
      'Model year: 2016 Make: Volkswagen Model: Jetta Claim number: MAF-100050',
      'Model year: 2019 Make: Subaru Model: Outback Claim number: MAF-100051',
    ]);
    await page.getByRole('button', { name: 'Español' }).click();
    await page.getByRole('heading', { level: 1, name: 'Tiene más de un préstamo' }).waitFor();
    const [first] = await heard(page);
    expect(first).toBe(
      'Año del modelo: 2016 Marca: Volkswagen Modelo: Jetta Número de reclamación (Claim number): MAF-100050',
    );
    if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
    await page.getByRole('radio', { name: 'Outback' }).check();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByLabel('Correo electrónico').first().waitFor();
  });
});
