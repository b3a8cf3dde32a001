import type { Locator } from 'playwright';
import { describe, expect, it } from 'vitest';
import { translateNow, translatePages } from '../../browser/pageTranslator.ts';
import { translationFaults } from '../../browser/translationFaults.ts';
import { visited } from '../served.ts';
import { speak } from '../speak.ts';
import { servedChapter } from './guideChapter.ts';
import { field, openPage, press, shown } from './visitor.ts';

describe('what comes over a page that the browser translates', () => {
  const here = visited('tests/e2e/bundle');

  it('C10-22: the session’s warning counts down, in another language and back, and goes without a stale word', async () => {
    const page = await openPage(here.browser, `${here.product.url}/automotive`, async (fresh) => {
      await fresh.clock.install({ time: Date.now() });
      await translatePages(fresh);
    });
    const warning = page.getByRole('alertdialog');
    await shown(page, 'File for your vehicle');
    await press(page, 'Next');
    await shown(page, 'The owner');
    for (const seconds of [5, 4]) {
      await page.clock.runFor(seconds === 5 ? '01:05' : '00:10');
      await expect
        .poll(() => warning.textContent())
        .toMatch(new RegExp(`signed out in ${seconds}\\d seconds`));
      await expect.poll(() => translationFaults(page)).toEqual([]);
    }
    for (const [culture, words] of [
      ['es', /terminará en \d+ segundos/],
      ['en', /signed out in \d+ seconds/],
    ] as const) {
      await speak(page, culture);
      await expect.poll(() => warning.textContent()).toMatch(words);
      await expect.poll(() => translationFaults(page)).toEqual([]);
    }
    await page.getByRole('button', { name: 'Stay signed in' }).press('Enter');
    await expect.poll(() => warning.count()).toBe(0);
    await expect.poll(() => translationFaults(page)).toEqual([]);
    await page.context().close();
  });
});

describe('a notice at a question on a page that the browser translates', () => {
  const here = visited('settlements/meridian-auto');

  it('C10-22: what one answer cleared is told, taken back and told again without a stale word', async () => {
    const page = await openPage(here.browser, here.product.url, translatePages);
    await shown(page, 'File your claim');
    await field(page, 'Claim number').fill('MAF-100001');
    await field(page, 'PIN').fill('4821');
    const notice = page.getByRole('main').locator('.cw-cleared');
    for (let round = 0; round < 2; round += 1) {
      await page.getByLabel('With my email address, last name, and ZIP code').check();
      await expect.poll(() => notice.innerText()).toContain('so we cleared: Claim number and PIN.');
      await expect.poll(() => translationFaults(page)).toEqual([]);
      await notice.getByRole('button').click();
      await expect.poll(() => field(page, 'PIN').inputValue()).toBe('4821');
      await expect.poll(() => translationFaults(page)).toEqual([]);
    }
    await page.context().close();
  });
});

describe('a table on a page that the browser translates', () => {
  const here = servedChapter('Two lists');

  it('C10-22: rows that are saved, deleted, asked about and brought back leave no stale word', async () => {
    const page = await here.visit(1000);
    await translateNow(page);
    const broken: string[] = [];
    page.on('pageerror', (error) => broken.push(String(error)));
    const bought = page.getByRole('region', { name: 'What you bought' });
    const back = page.getByRole('region', { name: 'What you took back' });
    const pressIn = async (list: Locator, name: string | RegExp) => {
      await list.getByRole('button', { name, exact: true }).click();
      await expect.poll(() => translationFaults(page)).toEqual([]);
    };
    for (const [store, amount] of [
      ['Corner Shop', '19.99'],
      ['Market', '5.01'],
    ] as const) {
      await pressIn(bought, 'Add more');
      await field(page, 'Store').fill(store);
      await field(page, 'Amount paid').fill(amount);
      await page.keyboard.press('Enter');
      await bought.getByText(store).waitFor();
    }
    await pressIn(bought, 'Delete entry 1');
    await pressIn(bought, 'Undo');
    await pressIn(bought, 'Edit entry 2');
    await pressIn(bought, /^Done: /);
    await pressIn(back, 'Add what you took back');
    await back.getByLabel(/^Store/).fill('Market');
    await back.getByLabel(/^Amount that was refunded/).fill('5.00');
    await page.keyboard.press('Enter');
    await pressIn(back, 'Delete entry 1');
    await pressIn(page.getByRole('alertdialog'), 'Delete');
    await back.getByText('Market').waitFor({ state: 'detached' });
    expect(broken).toEqual([]);
    await page.context().close();
  });
});
