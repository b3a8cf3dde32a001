import type { FieldOptions } from '../../schemas/uiOptions.ts';
import type { ClaimRecord } from '../ground/claim.ts';
import { foldHeader } from './foldHeader.ts';
import { type CellReading, readCell } from './readCell.ts';

/** Column of a table of records into which cells are pasted. */
export interface PasteColumn {
  name: string;
  label: string;
  options: Pick<FieldOptions, 'type' | 'enumOptions' | 'optionsList' | 'mask'>;
  /** False for computed values and files. */
  takesCells: boolean;
  /** True where line breaks are kept. */
  takesLines: boolean;
}

/** One pasted row as a record: its values by field name, and its unreadable cells. */
export interface PastedRow {
  values: ClaimRecord;
  /** Cells that could not be read, as written. */
  unread: { field: string; text: string }[];
}

/** Result of reading pasted cells: the rows, and the columns that were left out. */
export interface ReadPaste {
  rows: PastedRow[];
  /** First non-empty cell, often the header, of each pasted column without a column in the table. */
  ignored: string[];
}

const SHORTEST_NAME = 3;

/** Returns the column whose name or label equals a header, or else the only one whose label begins with it. */
function columnCalled(header: string, columns: readonly PasteColumn[]): PasteColumn | undefined {
  const wanted = foldHeader(header);
  const exact = columns.find(
    ({ name, label }) => foldHeader(label) === wanted || foldHeader(name) === wanted,
  );
  if (exact || wanted.length < SHORTEST_NAME) return exact;
  return onlyOne(columns.filter(({ label }) => foldHeader(label).startsWith(wanted)));
}

/**
 * Returns the column whose name is the beginning of a header: `Date of charge` is `Date`. A cell of a record can match,
 * too.
 */
function columnBegun(header: string, columns: readonly PasteColumn[]): PasteColumn | undefined {
  const wanted = foldHeader(header);
  return onlyOne(
    columns.filter(({ label }) => {
      const name = foldHeader(label);
      return name.length >= SHORTEST_NAME && wanted.startsWith(name);
    }),
  );
}

const onlyOne = <T>(found: readonly T[]): T | undefined => (found.length === 1 ? found[0] : undefined);

/**
 * Returns the columns that a header row names, in its order; undefined where the row is a record. A row without a cell
 * that is a column's name counts as a record, because a superfluous row is visible and can be deleted, while a record
 * that is mistaken for a header is lost.
 */
function columnsOfHeader(
  row: readonly string[],
  columns: readonly PasteColumn[],
): (PasteColumn | undefined)[] | undefined {
  const cells = row.filter((cell) => cell !== '');
  if (!cells.some((cell) => columnCalled(cell, columns))) return undefined;
  const named = row.map((cell) =>
    cell === '' ? undefined : (columnCalled(cell, columns) ?? columnBegun(cell, columns)),
  );
  const found = named.filter((column) => column !== undefined);
  const isHeader = found.length * 2 >= cells.length && new Set(found).size === found.length;
  return isHeader ? named : undefined;
}

/**
 * Reads pasted rows of cells as records. Their cells belong to the columns that a header row names; without a header
 * row, to the column with the name `first` and those after it. Pasted columns that match no column are ignored.
 */
export function readPaste(
  table: readonly (readonly string[])[],
  columns: readonly PasteColumn[],
  first: string,
  reading: Omit<CellReading, 'options'>,
): ReadPaste {
  const header = table[0] && columnsOfHeader(table[0], columns);
  const start = Math.max(
    0,
    columns.findIndex(({ name }) => name === first),
  );
  const places: readonly (PasteColumn | undefined)[] = header ?? columns.slice(start);
  const records = header ? table.slice(1) : table;
  const width = Math.max(0, ...table.map((row) => row.length));
  const ignored = Array.from({ length: width }, (_, at) => at)
    .filter((at) => places[at] === undefined)
    .flatMap((at) => table.find((row) => (row[at] ?? '') !== '')?.[at] ?? []);
  return { rows: records.map((row) => readRow(row, places, reading)), ignored };
}

function readRow(
  row: readonly string[],
  places: readonly (PasteColumn | undefined)[],
  reading: Omit<CellReading, 'options'>,
): PastedRow {
  const read: PastedRow = { values: {}, unread: [] };
  for (const [at, text] of row.entries()) {
    const column = places[at];
    if (!column?.takesCells) continue;
    const line = column.takesLines ? text : text.replace(/\s*[\r\n]+\s*/g, ' ');
    const { value, isRead } = readCell(line, { ...reading, options: column.options });
    read.values[column.name] = value;
    if (!isRead) read.unread.push({ field: column.name, text });
  }
  return read;
}
