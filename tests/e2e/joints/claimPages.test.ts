import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { visited } from '../served.ts';
import { choose, field, openPage, press, shown, signIn, toLists } from './visitor.ts';

const here = visited('tests/e2e/bundle');

const open = (): Promise<Page> => openPage(here.browser, here.product.url);
const pathOf = (page: Page) => new URL(page.url()).pathname;

describe('the way through the pages', () => {
  it('C8-10, C16-05: an answer that ends the claim leads to a page that says why and leads back', async () => {
    const page = await open();
    await signIn(page);
    await choose(page, 'Did you buy the product?', 'No');
    await field(page, 'Your name').fill('Ada');
    await press(page, 'Next');
    await shown(page, 'You cannot file a claim');
    await expect(page.getByText('Only buyers of the product may file.')).toBeVisible();
    await expect(page.getByText('Nothing was filed, and we have not stored your answers.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await press(page, 'Back');
    await shown(page, 'Your purchase');
    await expect(field(page, 'Your name')).toHaveValue('Ada');
    await page.context().close();
  });

  it('R2-23, C8-10: a page is left out while its condition holds, forwards and backwards, and shown otherwise', async () => {
    const page = await open();
    await toLists(page);
    expect(pathOf(page)).toBe('/standard/supporting-documents');
    await press(page, 'Back');
    await shown(page, 'Your purchase');
    await field(page, 'I was paid already').uncheck();
    await press(page, 'Next');
    await shown(page, 'How you will be paid');
    await page.context().close();
  });

  it('C8-11: another wording stands on the very page where the answer that calls for it is given', async () => {
    const page = await open();
    await signIn(page);
    await expect(field(page, 'Your name')).toBeVisible();
    await choose(page, 'Who do you file for?', 'An estate');
    await expect(field(page, 'Name of the person who died')).toBeVisible();
    await expect(field(page, 'Your name')).toHaveCount(0);
    await choose(page, 'Who do you file for?', 'Myself');
    await expect(field(page, 'Your name')).toBeVisible();
    await page.context().close();
  });

  it('R3-34: while its condition holds, a dependency’s mask shapes what is typed', async () => {
    const page = await open();
    await signIn(page);
    const contact = field(page, 'Address or number');
    await contact.pressSequentially('2065550100', { delay: 5 });
    await contact.blur();
    await expect(contact).toHaveValue('2065550100');
    await contact.fill('');
    await choose(page, 'How can we reach you?', 'By phone');
    await contact.pressSequentially('2065550100', { delay: 5 });
    await contact.blur();
    await expect(contact).toHaveValue('(206) 555-0100');
    await page.context().close();
  });
});
