import type { Page } from 'playwright';
import { describe, it } from 'vitest';
import { expect } from '../expect.ts';
import { exportedClaims } from '../exported.ts';
import { served } from '../served.ts';
import {
  beginDocument,
  endServerSession,
  field,
  file,
  openPage,
  press,
  receipt,
  shown,
  toLists,
} from './visitor.ts';

const here = served('tests/e2e/bundle');

const UNFINISHED = 'Finish the entry that you began and choose “Upload”, or choose “Cancel”.';
const MISSING = 'Value is required';

async function open(): Promise<Page> {
  const page = await openPage(here.browser, here.product.url);
  await toLists(page);
  return page;
}

/** What IndexedDB holds for this site: the keys of every store. */
const filesKept = (page: Page) =>
  page.evaluate(async () => {
    const settled = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const keys: IDBValidKey[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await settled(indexedDB.open(name));
      for (const store of database.objectStoreNames)
        keys.push(...(await settled(database.transaction(store).objectStore(store).getAllKeys())));
      database.close();
    }
    return keys;
  });

const mirrored = (page: Page) => page.evaluate(() => JSON.stringify({ ...window.sessionStorage }));

describe('entries of lists', () => {
  it('R5-42, C7-08: an entry that was begun holds Next back, with the focus in it, and survives a look at another page', async () => {
    const page = await open();
    await beginDocument(page);
    await press(page, 'Next');
    await expect(page.locator('.cw-error', { hasText: UNFINISHED }).first()).toBeVisible();
    await expect(page.locator('main').getByText(MISSING).first()).toBeVisible();
    await expect(page.getByRole('link', { name: UNFINISHED })).toBeVisible();
    await expect(field(page, 'What does it show?')).toBeFocused();
    await shown(page, 'Documents and charges');
    await press(page, 'Back');
    await shown(page, 'Your purchase');
    await press(page, 'Next');
    await expect(field(page, 'What does it show?')).toBeVisible();
    await press(page, 'Cancel');
    await press(page, 'Add a document');
    await press(page, 'Next');
    await shown(page, 'Check and sign');
    await page.context().close();
  });

  it('R5-42: while its block is hidden, an entry that was begun holds nothing back', async () => {
    const page = await open();
    await beginDocument(page);
    await field(page, 'I have documents').uncheck();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await press(page, 'Next');
    await shown(page, 'Check and sign');
    await page.context().close();
  });

  it('R5-43: Upload judges the entry first and saves it only when nothing is missing; one of a saved one’s name is refused, in whatever case', async () => {
    const page = await open();
    await beginDocument(page);
    await press(page, 'Upload');
    await expect(page.locator('.cw-error', { hasText: MISSING }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    await field(page, 'What does it show?').fill('The receipt');
    await press(page, 'Upload');
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await expect(page.getByText(receipt.name, { exact: true })).toBeVisible();
    await beginDocument(page, 'The same again', 'RECEIPT.PDF');
    await press(page, 'Upload');
    await expect(
      page.locator('.cw-error', { hasText: 'A document with this name has been added already.' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    await page.locator('input[type=file]').setInputFiles({
      name: 'other.pdf',
      mimeType: receipt.mimeType,
      buffer: receipt.content,
    });
    await press(page, 'Upload');
    await expect(page.getByText('other.pdf', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Upload' })).toHaveCount(0);
    await page.context().close();
  });

  it('R4-10: a row that is left is judged, and saved only when it is valid', async () => {
    const page = await open();
    await press(page, 'Add a charge');
    await page.getByLabel('Charge', { exact: false }).last().fill('Towing');
    await field(page, 'I have documents').focus();
    const edited = page.locator('.cw-row--edited');
    await expect(edited).toHaveCount(1);
    await expect(page.locator('main').getByText(MISSING).first()).toBeVisible();
    await edited.locator('input').nth(1).fill('95');
    await field(page, 'I have documents').focus();
    await expect(edited).toHaveCount(0);
    await expect(page.getByRole('cell', { name: '95.00' })).toBeVisible();
    await page.context().close();
  });
});

describe('what a reload keeps, and what is wiped', () => {
  it('C6-17: answers, unfinished entries and files outlive a reload; the filed claim has them, and this device nothing', async () => {
    const page = await open();
    await beginDocument(page, 'The receipt');
    await press(page, 'Upload');
    await expect(page.getByText(receipt.name, { exact: true })).toBeVisible();
    await press(page, 'Add a document');
    await field(page, 'What does it show?').fill('Begun');
    await field(page, 'What does it show?').blur();
    expect(await filesKept(page)).toHaveLength(1);
    await page.reload();
    await shown(page, 'Documents and charges');
    await expect(page.getByText(receipt.name, { exact: true })).toBeVisible();
    await expect(field(page, 'What does it show?')).toHaveValue('Begun');
    await press(page, 'Cancel');
    await press(page, 'Next');
    await file(page);
    await expect.poll(() => filesKept(page)).toEqual([]);
    expect(await mirrored(page)).not.toContain('Lovelace');
    const [filed] = await exportedClaims(here.product.data);
    expect(filed?.documents.map(({ name }) => name)).toEqual([receipt.name]);
    expect(filed?.claim.claimDetails).toMatchObject({ boughtBy: 'Ada Lovelace' });
    await page.context().close();
  });

  it('C6-17: when the session ends, answers and files are wiped from this device', async () => {
    const page = await openPage(here.browser, here.product.url, ({ clock }) => clock.install());
    await toLists(page);
    await beginDocument(page, 'The receipt');
    await press(page, 'Upload');
    await expect.poll(() => filesKept(page)).toHaveLength(1);
    // The server’s clock stands still: its session runs out by another way.
    await endServerSession(page);
    await page.clock.fastForward('02:10');
    await shown(page, 'Your session has ended');
    await expect.poll(() => filesKept(page)).toEqual([]);
    expect(await mirrored(page)).not.toContain('Lovelace');
    await page.context().close();
  });
});

describe('while a claim is being sent', () => {
  /** Holds the server's answer back until the box is drawn, and notes where the page's end stands just before and after. */
  const watchSending = (page: Page) =>
    page.addInitScript(() => {
      const end = () =>
        Math.round((document.querySelector('footer')?.getBoundingClientRect().top ?? 0) + scrollY);
      let drawn: () => void = () => undefined;
      const isDrawn = new Promise<void>((resolve) => {
        drawn = resolve;
      });
      const send = XMLHttpRequest.prototype.send;
      XMLHttpRequest.prototype.send = function (body) {
        const answered = this.onload;
        this.onload = (event) => void isDrawn.then(() => answered?.call(this, event));
        Object.assign(window, { ends: { before: end() } });
        Reflect.apply(send, this, [body]);
      };
      new MutationObserver(() => {
        const box = document.querySelector('.cw-sending:has(progress)');
        const [soon] = box?.getAnimations() ?? [];
        if (!box) return;
        soon?.pause();
        const at = (ms: number) => {
          if (soon) soon.currentTime = ms;
          const status = box.querySelector('[role=status]');
          return { end: end(), spoken: status?.checkVisibility({ visibilityProperty: true }) };
        };
        Object.assign((window as unknown as { ends: object }).ends, { soon: at(999), later: at(1002) });
        drawn();
      }).observe(document, { childList: true, subtree: true });
    });

  it('nothing moves within the first second, though it is spoken; then a box shows how far it is', async () => {
    const page = await openPage(here.browser, here.product.url, watchSending);
    await toLists(page);
    await press(page, 'Next');
    await file(page);
    const { before, soon, later } = await page.evaluate(
      () =>
        (
          window as unknown as {
            ends: { before: number } & Record<'soon' | 'later', { end: number; spoken: boolean }>;
          }
        ).ends,
    );
    expect(soon).toEqual({ end: before, spoken: true });
    expect(later.end).toBeGreaterThan(before);
    expect(later.spoken).toBe(true);
    await page.context().close();
  });
});

describe('the confirmation', () => {
  it('C7-06: a button prints it, and on paper stand the reference code and what was entered', async () => {
    const page = await openPage(here.browser, here.product.url, (fresh) =>
      fresh.addInitScript(() => {
        window.print = () => document.documentElement.setAttribute('data-printed', 'yes');
      }),
    );
    await toLists(page);
    await press(page, 'Next');
    await file(page);
    await press(page, 'Print or save this page');
    await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('.cw-receipt-code')).toHaveText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/);
    await expect(page.locator('.cw-receipt-code')).toBeVisible();
    await expect(page.getByText('Ada Lovelace').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Print or save this page' })).toHaveCount(0);
    await page.context().close();
  });
});
