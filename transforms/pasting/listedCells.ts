import type { FieldOption } from '../../schemas/uiOptions.ts';
import { foldHeader } from './foldHeader.ts';
import type { PasteColumn, PastedRow } from './readPaste.ts';

/** Function that returns the first value of a server list for a text; undefined if there is none, or no response. */
export type FirstListValue = (list: string, text: string) => Promise<FieldOption | undefined>;

/** Maximum concurrent requests, because a paste may need one for each row. */
const AT_ONCE = 8;

const listOf = ({ options }: PasteColumn) => (options.enumOptions ? undefined : options.optionsList);

/** Returns the cells of columns whose lists are searched on the server (C8-07). */
function cellsOf(rows: readonly PastedRow[], columns: readonly PasteColumn[]) {
  return rows.flatMap((row, at) =>
    columns.flatMap((column) => {
      const list = listOf(column);
      const text = row.values[column.name];
      return list === undefined || typeof text !== 'string' ? [] : [{ at, field: column.name, list, text }];
    }),
  );
}

/** Tests if any cell must be looked up before the rows can be added. */
export const hasListedCells = (rows: readonly PastedRow[], columns: readonly PasteColumn[]): boolean =>
  cellsOf(rows, columns).length > 0;

/**
 * Returns the pasted rows with the labels of searched lists replaced by their values; a label that its list lacks
 * becomes an unread cell.
 */
export async function withListedCells(
  rows: readonly PastedRow[],
  columns: readonly PasteColumn[],
  first: FirstListValue,
): Promise<PastedRow[]> {
  const made = rows.map(({ values, unread }) => ({ values: { ...values }, unread: [...unread] }));
  const cells = cellsOf(rows, columns);
  for (let from = 0; from < cells.length; from += AT_ONCE) {
    const some = cells.slice(from, from + AT_ONCE);
    const entries = await Promise.all(some.map(({ list, text }) => first(list, text)));
    for (const [index, { at, field, text }] of some.entries()) {
      const entry = entries[index];
      const isMeant =
        entry && [entry.label, String(entry.value)].some((name) => foldHeader(name) === foldHeader(text));
      const row = made[at];
      if (!row) continue;
      row.values[field] = isMeant ? entry.value : null;
      if (!isMeant) row.unread.push({ field, text });
    }
  }
  return made;
}
