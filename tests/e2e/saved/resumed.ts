import { readFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { expect } from '../expect.ts';
import { field, openPage, press } from '../joints/visitor.ts';
import type { Stop } from '../journey.ts';
import { visit } from '../person.ts';

/** Way to save a form and to open it on another device. */
export interface Saving {
  /** Saves the open form. Resolves to what the claimant has of it: the file's text, or the code. */
  save(page: Page): Promise<string>;
  /** Finds the saved form on the entry page. */
  find(page: Page, kept: string): Promise<void>;
  /** Name of the button that opens it. */
  opens: string;
}

/** By a file of one's own. */
export const byOwnFile: Saving = {
  async save(page) {
    await press(page, 'Save and finish later');
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, 'Save the file')]);
    await expect(page.getByText(/Your browser is saving the file/)).toBeVisible();
    await press(page, 'Go back to the form');
    return readFile(await download.path(), 'utf8');
  },
  async find(page, kept) {
    await page.getByText('Continue a form that you saved').click();
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(page, 'Pick the file')]);
    await chooser.setFiles({ name: 'claim.html', mimeType: 'text/html', buffer: Buffer.from(kept) });
    await expect(page.getByText(/This form was saved on/)).toBeVisible();
  },
  opens: 'Open the form in this file',
};

/** Opens the saved form in a browser that has nothing of it, with the details of the journey's first page. */
async function openElsewhere(
  browser: Browser,
  url: string,
  entry: Stop,
  saving: Saving,
  kept: string,
): Promise<Page> {
  const page = await openPage(browser, url + entry.path);
  await saving.find(page, kept);
  await visit(page, { ...entry, leave: saving.opens });
  return page;
}

/** Options of a journey in pieces: how it is saved at each stop; undefined where it goes on without. */
export interface Pieces {
  stops: readonly Stop[];
  savingAt: (stop: Stop) => Saving | undefined;
  /** Runs while the form is saved and open nowhere. */
  whileSaved?: () => Promise<void>;
}

/**
 * Files the claim of a journey whose form is saved and opened in another browser on its way. Resolves to its code, to
 * what was saved, and to how often the page said that the form has changed.
 */
export async function fileInPieces(
  browser: Browser,
  url: string,
  { stops, savingAt, whileSaved }: Pieces,
): Promise<{ code: string; saved: string[]; changes: number }> {
  const [entry, ...rest] = stops;
  const end = rest.pop();
  if (!entry || !end) throw new Error('A journey has an entry page and an end.');
  let page = await openPage(browser, url + entry.path);
  const saved: string[] = [];
  let changes = 0;
  await visit(page, entry);
  for (const stop of rest) {
    await visit(page, stop, async (before) => {
      const saving = savingAt(stop);
      if (!saving) return before;
      const kept = await saving.save(before);
      await before.context().close();
      saved.push(kept);
      await whileSaved?.();
      page = await openElsewhere(browser, url, entry, saving, kept);
      await expect(page.getByText(/This is the form that you saved on/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(stop.heading);
      changes += await page.getByText(/The form has changed since then/).count();
      return page;
    });
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(end.heading);
  const code = await page
    .locator('main')
    .getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)
    .innerText();
  await page.context().close();
  return { code, saved, changes };
}

/** By a code. */
export const byCode: Saving = {
  async save(page) {
    await press(page, 'Save and finish later');
    await press(page, /^Save (?:and get a code|again)$/);
    const dialog = page.locator('dialog');
    const code = await dialog
      .locator('.cw-resume-code')
      .innerText()
      .catch(async (cause) => {
        const instead = await dialog.innerText();
        throw new Error(`No code came. The dialog says instead:\n${instead}`, { cause });
      });
    await press(page, 'Go back to the form');
    return code;
  },
  async find(page, kept) {
    await page.getByText('Continue a form that you saved').click();
    await field(page, 'Your code').fill(kept);
  },
  opens: 'Open the saved form',
};
