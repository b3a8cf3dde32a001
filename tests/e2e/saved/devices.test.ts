import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { expect as see } from '../expect.ts';
import { field, openPage, press, shown } from '../joints/visitor.ts';
import { served } from '../served.ts';
import { byCode } from './resumed.ts';

const here = served('settlements/meridian-auto');

/** Claim number and PIN of somebody in the class. */
type Claimant = readonly [number: string, pin: string];

const MARIA: Claimant = ['MAF-100001', '4821'];
const THOMAS: Claimant = ['MAF-100002', '6418'];

async function signIn(page: Page, [number, pin]: Claimant): Promise<void> {
  await field(page, 'Claim number').fill(number);
  await field(page, 'PIN').fill(pin);
}

/** Opens the form in a browser of its own, at the page about the claimant. */
async function aboutYou(who = MARIA): Promise<Page> {
  const page = await openPage(here.browser, here.product.url);
  await signIn(page, who);
  await press(page, 'Start my claim');
  await shown(page, 'About you');
  return page;
}

/** Opens the saved form in another browser, signed in as somebody, by its own button or the page's. */
async function opened(code: string, who = MARIA, button = 'Open the saved form'): Promise<Page> {
  const page = await openPage(here.browser, here.product.url);
  await byCode.find(page, code);
  await signIn(page, who);
  await press(page, button);
  return page;
}

describe('a form that is saved with a code', () => {
  it('C10-11: the device that saves later is told, nothing is overwritten, and a new code keeps what it has', async () => {
    const one = await aboutYou();
    await field(one, 'Street address').fill('1 First Street');
    const code = await byCode.save(one);
    const other = await opened(code);
    await shown(other, 'About you');
    await field(other, 'Street address').fill('2 Second Street');
    expect(await byCode.save(other)).toBe(code);
    await field(one, 'Street address').fill('3 Third Street');
    await press(one, 'Save and finish later');
    await press(one, 'Save again');
    await see(one.getByText(/was saved from another device after this one/)).toBeVisible();
    const stored = await opened(code);
    await see(field(stored, 'Street address')).toHaveValue('2 Second Street');
    await press(one, 'Save it with a new code');
    const newCode = await one.locator('dialog .cw-resume-code').innerText();
    expect(newCode).not.toBe(code);
    const kept = await opened(newCode, MARIA, 'Start my claim');
    await see(field(kept, 'Street address')).toHaveValue('3 Third Street');
  });

  it('C10-11: a save whose response was lost is repeated by this device as its own', async () => {
    const page = await aboutYou();
    await field(page, 'Street address').fill('9 Lost Lane');
    let isLost = false;
    await page.route('**/api/drafts/standard', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Save and finish later');
    await press(page, 'Save and get a code');
    await see(page.getByText(/The form was not saved/)).toBeVisible();
    await press(page, /^Save (?:and get a code|again)$/);
    const code = await page.locator('dialog .cw-resume-code').innerText();
    const other = await opened(code);
    await see(field(other, 'Street address')).toHaveValue('9 Lost Lane');
  });

  it('C10-11: somebody else’s details and an unknown code open nothing, and say the same', async () => {
    const page = await aboutYou();
    const code = await byCode.save(page);
    const said = async (other: Page) => {
      const alert = other.getByRole('alertdialog');
      await see(alert).toBeVisible();
      return alert.innerText();
    };
    const stranger = await said(await opened(code, THOMAS));
    expect(stranger).toContain('We found nothing that was saved with this code.');
    const unknown = await said(await opened('222-222-222-222-222-222'));
    expect(unknown).toBe(stranger);
  });

  it('C10-11: it comes back in its culture, unless another was chosen here', async () => {
    const page = await openPage(here.browser, `${here.product.url}/?culture=es-US`);
    await field(page, 'Número de reclamación (Claim number)').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    await press(page, 'Comenzar mi reclamación');
    await shown(page, 'Sus datos');
    await press(page, 'Guardar y terminar más tarde');
    await press(page, 'Guardar y obtener un código');
    const code = await page.locator('dialog .cw-resume-code').innerText();
    const other = await opened(code);
    await shown(other, 'Sus datos');
    await see(other.getByText(/Este es el formulario que guardó el/)).toBeVisible();
  });

  it('C10-11: the claimant deletes it, and its code opens nothing', async () => {
    const page = await aboutYou(THOMAS);
    const code = await byCode.save(page);
    await press(page, 'Save and finish later');
    await press(page, 'Delete the saved form');
    await see(page.getByText(/The saved form was deleted/)).toBeVisible();
    const other = await opened(code, THOMAS);
    await see(other.getByRole('alertdialog')).toContainText('We found nothing that was saved');
  });
});
