import type { CDPSession, Page } from 'playwright';
import { type Cell, type Entered, enterFromWithin } from './withinPage.ts';

/** A page in which texts are typed and pasted. */
export interface EnteringPage {
  page: Page;
  cdp: CDPSession;
}

type Within = NonNullable<Window['entering']>;

const PASTE = {
  ...({ type: 'rawKeyDown', key: 'v', code: 'KeyV', windowsVirtualKeyCode: 86, modifiers: 2 } as const),
  commands: ['paste'],
};

export async function openEntering(page: Page): Promise<EnteringPage> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(enterFromWithin);
  return { page, cdp: await page.context().newCDPSession(page) };
}

/** Calls what the page has been given to enter texts by. */
async function within<Name extends keyof Within>(
  { page }: EnteringPage,
  name: Name,
  argument: Parameters<Within[Name]>[0],
): Promise<Awaited<ReturnType<Within[Name]>>> {
  return page.evaluate(
    ([called, given]) => {
      const { entering } = window;
      if (!entering) throw new Error('The page was not opened to enter texts in');
      return (entering[called as Name] as (given: unknown) => never)(given);
    },
    [name, argument] as const,
  );
}

/**
 * Enters texts, and leaves the fields. Typed is what goes in by the browser's own editing command, key after key, each
 * with its trusted `beforeinput` and `input` (journeys press the keys themselves); pasted is what the browser's paste
 * takes from the real clipboard.
 */
export async function enter(entering: EnteringPage, cells: Cell[]): Promise<Entered[]> {
  for (const { id } of cells) await entering.page.locator(`[id="${id}"]`).waitFor({ state: 'attached' });
  await within(
    entering,
    'type',
    cells.filter(({ by }) => by === 'typed'),
  );
  for (const cell of cells.filter(({ by }) => by === 'pasted')) {
    await within(entering, 'copy', cell);
    await entering.cdp.send('Input.dispatchKeyEvent', PASTE);
  }
  return within(entering, 'look', cells);
}

/** Takes out again what the page refuses. */
export async function withoutRefused(entering: EnteringPage, entered: Entered[]): Promise<void> {
  await within(
    entering,
    'empty',
    entered.filter(({ said }) => said.length > 0),
  );
}

/** A cell as a spreadsheet puts it on the clipboard. */
const cellOf = (text: string): string => (/["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Pastes cells of a spreadsheet into a table: the texts of its first columns. */
export async function pasteRows({ page, cdp }: EnteringPage, list: string, rows: string[][]): Promise<void> {
  const clip = rows.map((cells) => cells.map(cellOf).join('\t')).join('\n');
  await page.locator(`#root_${list} .cw-add > button`).focus();
  await page.evaluate((text) => navigator.clipboard.writeText(text), clip);
  await cdp.send('Input.dispatchKeyEvent', PASTE);
  await page.locator('.cw-paste').waitFor();
}

/** A small document, another for other texts: nobody attaches one twice. */
const documentOf = (texts: string) => ({
  name: 'receipt.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    `%PDF-1.4\n%${texts}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`,
  ),
});

/** Enters texts, by kind, in a new entry of a list, and saves what is accepted. */
export async function enterEntry(
  entering: EnteringPage,
  list: string,
  texts: Pick<Cell, 'kind' | 'text' | 'by'>[],
): Promise<Entered[]> {
  const ids = await within(entering, 'begin', list);
  const file = entering.page.locator(`#root_${list} .cw-draft input[type="file"]`);
  if (await file.count()) await file.setInputFiles(documentOf(JSON.stringify(texts)));
  const entered = await enter(
    entering,
    texts.map((text) => ({ ...text, id: ids[text.kind] ?? '' })),
  );
  await withoutRefused(entering, entered);
  if (!(await within(entering, 'finish', list)))
    throw new Error(`An entry of ${list} is not saved: ${JSON.stringify(entered)}`);
  return entered;
}
