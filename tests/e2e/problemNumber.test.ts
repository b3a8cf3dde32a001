import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { axe } from './accessibility/engines/axe.ts';
import { expect as expectSoon } from './expect.ts';
import { openPage, shown } from './joints/visitor.ts';
import { served } from './served.ts';

const ID = /[2-9A-HJKMNP-Z]{4}(?:-[2-9A-HJKMNP-Z]{4}){2}/;

/** Holds the database for itself, as a program that broke off does: the server cannot write. */
function holdDatabase(data: string): () => void {
  const database = new DatabaseSync(join(data, 'claimwright.db'));
  database.exec('BEGIN IMMEDIATE');
  return () => database.close();
}

/** Fills the entry page in by the order of its fields, whatever its language, and presses its button. */
async function trySignIn(page: Page): Promise<void> {
  const fields = page.locator('main').getByRole('textbox');
  await fields.nth(0).fill('LUM-2000001');
  await fields.nth(1).fill('48213');
  await page.locator('main .cw-button--primary').click();
}

/** Left edges of the first and the last character of the number, and its lines. */
const drawnNumber = (page: Page) =>
  page.locator('[role="alertdialog"] code').evaluate((code) => {
    const text = code.firstChild;
    if (!text) throw new Error('There is no number.');
    const leftOf = (at: number) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { first: leftOf(0), last: leftOf(13), lines: code.getClientRects().length };
  });

describe('a failure of the server', () => {
  const here = served('settlements/lumora-refund');
  const cases: [string, string, BrowserContextOptions][] = [
    [
      'en',
      'This problem has a number, which is not a reference code. If you contact us, tell us the number:',
      {},
    ],
    ['es-US', 'Este problema tiene un número', {}],
    ['ar', 'لهذه المشكلة رقم', { viewport: { width: 375, height: 812 } }],
  ];

  it.each(cases)(
    'C13-15: says its number in %s, by which the log has it, and Try again goes on',
    async (culture, words, options) => {
      const { browser, product } = here;
      const page = await openPage(browser, `${product.url}/?culture=${culture}`, undefined, options);
      await page.getByRole('heading', { level: 1 }).waitFor();
      const title = await page.getByRole('heading', { level: 1 }).innerText();
      const letGo = holdDatabase(product.data);
      const dialog = page.getByRole('alertdialog');
      try {
        await trySignIn(page);
        await expectSoon(dialog).toContainText(words, { timeout: 30_000 });
      } finally {
        letGo();
      }
      const number = await dialog.locator('code').innerText();
      expect(number).toMatch(new RegExp(`^${ID.source}$`));
      const { first, last, lines } = await drawnNumber(page);
      expect([first < last, lines]).toEqual([true, 1]);
      expect(await axe(page)).toEqual([]);
      expect(product.log()).toContainEqual(
        expect.objectContaining({ level: 50, msg: 'request failed', requestId: number }),
      );
      await dialog.getByRole('button').first().click();
      await expectSoon(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
      await page.context().close();
    },
  );

  it('C13-15: shows no number where nothing was answered', async () => {
    const { browser, product } = here;
    const page = await openPage(browser, product.url);
    await shown(page, 'Apply for your refund');
    await page.route('**/authorize', (route) => route.abort());
    await trySignIn(page);
    await expectSoon(page.getByRole('alertdialog')).toBeVisible();
    await expectSoon(page.getByRole('alertdialog').locator('code')).toHaveCount(0);
    await page.context().close();
  });
});
