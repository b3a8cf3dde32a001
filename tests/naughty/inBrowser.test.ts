import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ClaimRecord } from '../../transforms/ground/claim.ts';
import { maskOf } from '../../transforms/masks/masks.ts';
import { builtInOf } from '../../transforms/texts/builtIn.ts';
import { findChromium } from '../browser/findBrowser.ts';
import { exportedClaims } from '../e2e/exported.ts';
import { claimwright } from '../e2e/product.ts';
import { watchPage } from '../e2e/watchPage.ts';
import { keeps } from '../journeys/invariants/keeps.ts';
import { openServer, type Server } from '../journeys/world.ts';
import { type EnteringPage, enter, enterEntry, openEntering, pasteRows, withoutRefused } from './enter.ts';
import { inSpreadsheet } from './inSpreadsheet.ts';
import { KINDS } from './naughtyBundle.ts';
import { CREDENTIALS, ON_CARDS, pageBundle, REFUSE_SOME, TAKE_ALL } from './pageBundle.ts';
import { everywhere, inRows, STRINGS, spread, type Text, typedRows } from './spread.ts';
import type { Entered } from './withinPage.ts';

const ROWS = 'claimTransactions';
const CARDS = 'documentContexts';
const ONCE = [...Object.keys(KINDS), 'chosen'];

/** Every string in every column, typed and pasted: `NAUGHTY=all`, for many minutes. */
const ALL = process.env.NAUGHTY === 'all';
/** A longer claim takes longer for each further row. */
const STRINGS_A_CLAIM = ALL ? 40 : 250;
/** The test command pastes each string, and types one of so many: typing in rows takes longest. */
const TYPED = 3;

let bundle: Awaited<ReturnType<typeof pageBundle>>;
let server: Server;
let browser: Browser;

beforeAll(async () => {
  bundle = await pageBundle();
  [server, browser] = await Promise.all([openServer(bundle.folder), findChromium().launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.product.stop();
  bundle?.remove();
});

const next = (page: Page) => page.locator('main form button[type="submit"]').click();

/** What one claim takes: texts once each on a page, in records, in rows; and the signature. */
interface Share {
  once: Text[][];
  cards: Text[][];
  rows: Text[][];
  /** Cells of a spreadsheet, which are pasted at once after the rows that are typed. */
  pasted: string[][];
  signature: string;
}

function shares(): Share[] {
  const count = Math.ceil(STRINGS.length / STRINGS_A_CLAIM);
  return Array.from({ length: count }, (_, at) => {
    const strings = STRINGS.filter((_text, index) => index % count === at);
    const rows = ALL
      ? [0, 1].flatMap((turn) => everywhere(strings, [...TAKE_ALL, ...REFUSE_SOME], turn))
      : typedRows(
          strings.filter((_text, index) => index % TYPED === 0),
          TAKE_ALL,
          REFUSE_SOME,
        );
    return {
      rows,
      pasted: inRows(strings, TAKE_ALL.length),
      once: spread(ONCE, 2, at * 5),
      cards: spread(ON_CARDS, 2, at * 7),
      signature: STRINGS[(at * 31) % STRINGS.length] ?? '',
    };
  });
}

interface Filed {
  pasted: string[][];
  once: Entered[];
  cards: Entered[][];
  rows: Entered[][];
  signature: Entered[];
  code: string;
  problems: string[];
}

/** Enters texts on a page, round after round; what is accepted in the last stays. */
async function enterOnce(entering: EnteringPage, model: string, rounds: Text[][]): Promise<Entered[]> {
  const all: Entered[] = [];
  for (const texts of rounds) {
    const entered = await enter(
      entering,
      texts.map((text) => ({ ...text, id: `root_${model}_${text.kind}` })),
    );
    await withoutRefused(entering, entered);
    all.push(...entered);
  }
  return all;
}

async function enterAll(entering: EnteringPage, list: string, entries: Text[][]): Promise<Entered[][]> {
  const all: Entered[][] = [];
  for (const texts of entries) all.push(await enterEntry(entering, list, texts));
  return all;
}

async function file({ once, cards, rows, pasted, signature }: Share): Promise<Filed> {
  const page = await browser.newPage({ viewport: { width: 1000, height: 300 } });
  const watch = await watchPage(page);
  const entering = await openEntering(page);
  await page.goto(server.product.url);
  await next(page);
  await page.getByLabel('Yes').check();
  await page.getByLabel(/Your name/).fill('Ada Lovelace');
  const filed = { once: await enterOnce(entering, 'claimDetails', once) };
  await next(page);
  await page.getByRole('heading', { name: 'How you will be paid' }).waitFor();
  await next(page);
  await page.getByRole('heading', { name: 'Documents and charges' }).waitFor();
  const lists = {
    pasted,
    cards: await enterAll(entering, CARDS, cards),
    rows: await enterAll(entering, ROWS, rows),
  };
  await pasteRows(entering, ROWS, pasted);
  await next(page);
  await page.getByRole('heading', { name: 'Check and sign' }).waitFor();
  const text = { kind: 'signature', text: signature, by: 'pasted' } as const;
  const signed = await enterOnce(entering, 'signature', [[text]]);
  await next(page);
  const code = await page.locator('.cw-receipt-code').first().innerText();
  await page.close();
  return { ...filed, ...lists, signature: signed, code, problems: watch.problems() };
}

const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const isBetween = (text: string, shown: string): boolean =>
  !LETTER_OR_DIGIT.test(text) && !LETTER_OR_DIGIT.test(shown);

/** What those hear who type what the field's mask does not take. */
function mismatchIn(kind: string): string | undefined {
  const { maskName } = (KINDS[kind]?.placed ?? {}) as { maskName?: string };
  return maskName && builtInOf('en')?.[maskOf(maskName).mismatch];
}

/** A mask writes what stands between letters and digits in its own way, and does not take each key. */
function isThere({ kind, text, shown, heard }: Entered): boolean {
  if (text === shown || keeps(text, shown) || isBetween(text, shown)) return true;
  const unheld = mismatchIn(kind);
  return unheld !== undefined && heard.some((told) => told.includes(unheld));
}

const isAccepted = ({ said, shown }: Entered): boolean => said.length === 0 && shown.trim() !== '';

/** What an entry holds that was saved, by kind. */
const heldBy = (entered: Entered[]): Record<string, string> =>
  Object.fromEntries(entered.filter(isAccepted).map(({ kind, shown }) => [kind, shown]));

const saved = (entries: Entered[][]): Record<string, string>[] =>
  entries.map(heldBy).filter((entry) => Object.keys(entry).length > 0);

type Row = Record<string, string>;

/** What a pasted row holds: spreadsheets' cells have no blanks at their ends. */
const heldByCells = (cells: string[]): Row =>
  Object.fromEntries(
    cells.flatMap((cell, at) => (cell.trim() === '' ? [] : [[TAKE_ALL[at] ?? '', cell.trim()]])),
  );

async function csv(...words: string[]): Promise<Row[]> {
  const all = ['export', '--data', server.product.data, '--format', 'csv', ...words];
  const { status, stdout, stderr } = await claimwright(...all);
  expect(status, stderr).toBe(0);
  return parse(stdout, { columns: true });
}

/** What was stored and exported otherwise than it stood on the page. */
function changes(shown: Row[], stored: ClaimRecord[], cells: Row[], prefix = ''): object[] {
  expect([stored.length, cells.length]).toEqual([shown.length, shown.length]);
  return shown.flatMap((entry, at) =>
    Object.entries(entry).flatMap(([kind, text]) => {
      const value = stored[at]?.[kind];
      const cell = cells[at]?.[prefix + kind];
      const isSame = typeof value === 'number' ? value === Number(text.replaceAll(',', '')) : value === text;
      const isExported = cell === inSpreadsheet(String(value)) || cell === String(value);
      return isSame && isExported ? [] : [{ kind, text, value, cell }];
    }),
  );
}

describe('strings that software trips over, typed and pasted in a browser', {
  timeout: ALL ? 10_000_000 : 1_000_000,
}, () => {
  it('C10-04: what any kind of field is given is there, or the field says why not, and is filed and exported as it stood there', {
    tags: 'slow',
  }, async () => {
    expect(STRINGS.length).toBeGreaterThan(450);
    const filed: Filed[] = [];
    for (const share of shares()) filed.push(await file(share));
    const entered = filed.flatMap(({ once, cards, rows, signature }) => [
      ...once,
      ...cards.flat(),
      ...rows.flat(),
      ...signature,
    ]);
    expect(filed.flatMap(({ problems }) => problems)).toEqual([]);
    expect(entered.filter((one) => one.said.length === 0 && !isThere(one))).toEqual([]);
    expect(entered.filter(({ said }) => said.some((message) => message.trim() === ''))).toEqual([]);
    const claims = await exportedClaims(server.product.data);
    const [main, rows, cards] = [await csv(), await csv('--table', ROWS), await csv('--table', CARDS)];
    for (const one of filed) {
      const claim = claims.find(({ referenceCode }) => referenceCode === one.code)?.claim;
      const own = (cells: Row[]) => cells.filter(({ referenceCode }) => referenceCode === one.code);
      const listed = (list: typeof ROWS | typeof CARDS) => claim?.[list] as ClaimRecord[];
      const last = one.once.slice(-ONCE.length);
      const single = (model: 'claimDetails' | 'signature') => [claim?.[model] as ClaimRecord];
      expect(changes([heldBy(last)], single('claimDetails'), own(main), 'claimDetails.')).toEqual([]);
      expect(changes([heldBy(one.signature)], single('signature'), own(main), 'signature.')).toEqual([]);
      const allRows = [...saved(one.rows), ...one.pasted.map(heldByCells)];
      expect(changes(allRows, listed(ROWS), own(rows))).toEqual([]);
      expect(changes(saved(one.cards), listed(CARDS), own(cards))).toEqual([]);
    }
  });

  it('C10-04: who is refused at the door reads why, and finds what they typed', async () => {
    const page = await browser.newPage();
    const entering = await openEntering(page);
    await page.goto(`${server.product.url}/automotive`);
    for (const texts of spread(CREDENTIALS, 6, 3)) {
      const entered = await enterOnce(entering, 'credentials', [texts]);
      if (entered.some(({ said }) => said.length > 0)) continue;
      await next(page);
      await page.locator('.cw-summary').waitFor();
      for (const { id, shown } of entered)
        expect(await page.locator(`[id="${id}"]`).inputValue()).toBe(shown);
    }
    await page.close();
  });
});
