import readExcelFile from 'read-excel-file/node';
import writeExcelFile from 'write-excel-file/node';
import type { ReadTranslation, Unread } from './checkRows.ts';
import { ExchangeError, type Incoming, type Outgoing } from './exchange.ts';
import { STATES, type TranslationRow } from './rows.ts';

const TEXTS = 'Texts';
const ABOUT = 'About';

/** Columns of the workbook's sheet of texts: the heading, the width, and the property of a row. */
const COLUMNS: readonly { title: string; width: number; of: keyof TranslationRow }[] = [
  { title: 'Key', width: 32, of: 'key' },
  { title: 'Where it is shown', width: 34, of: 'where' },
  { title: 'English', width: 56, of: 'source' },
  { title: 'Translation', width: 56, of: 'translation' },
  { title: 'State', width: 12, of: 'state' },
  { title: 'Note', width: 40, of: 'note' },
  { title: 'Longest, about', width: 14, of: 'longest' },
];

const HOW = [
  'Write each translation into the column Translation, and save the file as it is: .xlsx.',
  `The state is ${STATES.join(', ')}. Of a stale text the English has changed since: translate it anew, or write “translated” where it still says the same.`,
  'Keep the words in braces, such as {max}: they are filled in. Keep the columns Key and English.',
];

/** Creates a text cell. The format @ keeps a spreadsheet from running it as a formula when it is edited. */
const cell = (value: string, style: object = {}) =>
  value === ''
    ? null
    : { value, type: String, format: '@', wrap: true, alignVertical: 'top' as const, ...style };

const head = (value: string) => cell(value, { fontWeight: 'bold', backgroundColor: '#e6eaf2' });
const STALE = { backgroundColor: '#fdecc8' };
const MISSING = { backgroundColor: '#f7d9d5' };

function cellsOf(row: TranslationRow) {
  const style = row.state === 'translated' ? {} : row.state === 'stale' ? STALE : MISSING;
  return COLUMNS.map(({ of }) => cell(String(row[of]), of === 'state' ? style : {}));
}

/** Returns the bytes of an .xlsx workbook with two sheets: the texts, and their settlement and culture. */
export async function writeWorkbook({ settlement, culture, rows }: Outgoing): Promise<Uint8Array> {
  const about = [
    [head('Settlement'), cell(settlement)],
    [head('Culture'), cell(culture)],
    ...HOW.map((line, index) => [head(index === 0 ? 'How' : ' '), cell(line)]),
  ];
  const file = writeExcelFile([
    {
      data: [COLUMNS.map(({ title }) => head(title)), ...rows.map(cellsOf)],
      sheet: TEXTS,
      columns: COLUMNS.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      stickyColumnsCount: 1,
    },
    { data: about, sheet: ABOUT, columns: [{ width: 16 }, { width: 100 }] },
  ]);
  return new Uint8Array(await file.toBuffer());
}

/** Returns the text of a cell; a number becomes its digits. Undefined for a date or a boolean. */
function textIn(value: unknown): string | undefined {
  if (value === null || value === undefined) return '';
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? String(value) : undefined;
}

const NO_TEXT = 'It holds no text: format the cell as text, and write it anew.';

function readRow(
  cells: readonly unknown[],
  index: number,
  columnOf: (of: keyof TranslationRow) => number,
): ReadTranslation[] {
  const unread: Unread[] = [];
  const read = (column: Unread['column']) => {
    const text = textIn(cells[columnOf(column)]);
    if (text === undefined) unread.push({ column, message: NO_TEXT });
    return text ?? '';
  };
  const row = {
    at: `row ${index + 2}`,
    key: read('key'),
    source: read('source'),
    translation: read('translation'),
    state: read('state'),
    unread,
  };
  return row.key === '' && row.translation === '' && unread.length === 0 ? [] : [row];
}

/** Reads the rows of a workbook. Throws an ExchangeError. */
export async function readWorkbook(bytes: Uint8Array): Promise<Incoming> {
  const sheets = await readExcelFile(Buffer.from(bytes), { trim: false }).catch((error: unknown) => {
    throw new ExchangeError(`It cannot be read as a workbook (${String(error)}).`);
  });
  const sheet = (name: string) => {
    const found = sheets.find((one) => one.sheet === name);
    if (!found) throw new ExchangeError(`It has no sheet ${name}, as content export writes it.`);
    return found.data;
  };
  const [titles = [], ...rows] = sheet(TEXTS);
  const columnOf = (of: keyof TranslationRow) => {
    const title = COLUMNS.find((column) => column.of === of)?.title ?? of;
    const index = titles.indexOf(title);
    if (index < 0) throw new ExchangeError(`Its sheet ${TEXTS} has no column ${title}.`);
    return index;
  };
  const about = sheet(ABOUT);
  const told = (name: string) => textIn(about.find(([title]) => title === name)?.[1]) ?? '';
  return {
    settlement: told('Settlement'),
    culture: told('Culture'),
    rows: rows.flatMap((cells, index) => readRow(cells, index, columnOf)),
  };
}
