import type { Browser, Page } from 'playwright';
import { toPurchases } from '../../tests/e2e/joints/toPurchases.ts';
import { field, openPage, receipt } from '../../tests/e2e/joints/visitor.ts';
import { typeInto } from '../typing.ts';
import { cellsOf, type ListsForm, listTitle, RECORDS, WITH_DOCUMENT } from './bundle.ts';

/** Figures of one claim in milliseconds: of the main thread a key, and from the click until the page is there. */
export const LISTS_VISIT = ['key', 'add', 'next', 'submit'] as const;
export type ListsVisit = Record<(typeof LISTS_VISIT)[number], number>;

const list = (page: Page, kind: string | undefined) => page.getByRole('region', { name: listTitle(kind) });

/** As from a spreadsheet: all rows of a list at once. */
async function pasteRows(page: Page, kind: string | undefined): Promise<void> {
  const rows = Array.from({ length: RECORDS }, (_, index) => cellsOf(index).join('\t')).join('\r\n');
  const add = list(page, kind).getByRole('button', { name: 'Add more', exact: true });
  await add.evaluate((button, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    button.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, rows);
  await list(page, kind).getByText('Store 1', { exact: true }).waitFor();
}

async function attachDocuments(page: Page, kind: string | undefined): Promise<void> {
  for (let number = 1; number <= WITH_DOCUMENT; number += 1) {
    const here = list(page, kind);
    await here.getByRole('button', { name: `Edit entry ${number}`, exact: true }).click();
    const name = `receipt-${number}.pdf`;
    const file = { name, mimeType: receipt.mimeType, buffer: receipt.content };
    await here.getByLabel('Receipt').first().setInputFiles(file);
    await here.getByText(name).first().waitFor();
    await here.getByRole('button', { name: /^Done/ }).click();
    await here.getByRole('cell', { name }).waitFor();
  }
}

/** Milliseconds in the page from a click on the button until `selector` finds something with this text, laid out. */
function clickUntil(page: Page, button: string, selector: string, text = ''): Promise<number> {
  return page.evaluate(
    ([name, wanted, said]) =>
      new Promise<number>((resolve, reject) => {
        const found = [...document.querySelectorAll('main button')].filter(
          ({ textContent }) => textContent?.trim() === name,
        );
        const [first] = found;
        if (!(first instanceof HTMLElement)) throw new Error(`The page has no button ${name}`);
        setTimeout(() => reject(new Error(`${wanted} did not come within 30 s`)), 30_000);
        const started = performance.now();
        const observer = new MutationObserver(() => {
          if (!document.querySelector(wanted)?.textContent?.includes(said)) return;
          observer.disconnect();
          document.body.getBoundingClientRect();
          resolve(performance.now() - started);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true });
        first.click();
      }),
    [button, selector, text] as const,
  );
}

/** Files one claim of the form as its claimant would, over the served product. */
export async function fileLists(browser: Browser, url: string, { kinds }: ListsForm): Promise<ListsVisit> {
  const page = await openPage(browser, url, undefined, { viewport: { width: 1280, height: 900 } });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await toPurchases(page);
    for (const kind of kinds) await pasteRows(page, kind);
    if (kinds.length > 1) await attachDocuments(page, kinds[0]);
    await page.waitForTimeout(1000);
    const add = await clickUntil(page, 'Add more', 'main table input');
    const key = await typeInto(page, session, field(page, 'Store'));
    await page.keyboard.type('5.00');
    await page.keyboard.press('Enter');
    await field(page, 'Store').waitFor({ state: 'detached' });
    await page.waitForTimeout(500);
    const next = await clickUntil(page, 'Next', 'h1', 'Check your answers');
    await field(page, 'Type your full name').fill('Ada Lopez');
    await page.waitForTimeout(500);
    const submit = await clickUntil(page, 'Submit my claim', 'h1', 'Your claim has been filed');
    return { key, add, next, submit };
  } finally {
    await page.context().close();
  }
}
