import type { FieldOption } from '../../schemas/uiOptions.ts';
import { folded } from './folded.ts';
import type { PasteColumn, PastedRow } from './readPaste.ts';

/** The entry that a list answers first to what a cell says; undefined where there is none, or no answer. */
export type FirstEntry = (list: string, text: string) => Promise<FieldOption | undefined>;

/** How many questions are under way at once: a paste may have as many as rows. */
const AT_ONCE = 8;

const listOf = ({ options }: PasteColumn) => (options.enumOptions ? undefined : options.optionsList);

/** Cells of columns whose lists are searched on the server (C8-07). */
function cellsOf(rows: readonly PastedRow[], columns: readonly PasteColumn[]) {
  return rows.flatMap((row, at) =>
    columns.flatMap((column) => {
      const list = listOf(column);
      const text = row.values[column.name];
      return list === undefined || typeof text !== 'string' ? [] : [{ at, field: column.name, list, text }];
    }),
  );
}

/** Whether any cell must be looked up before the rows can be taken. */
export const hasListedCells = (rows: readonly PastedRow[], columns: readonly PasteColumn[]): boolean =>
  cellsOf(rows, columns).length > 0;

/** Pasted rows with the values of searched lists in place of their labels; what no list has is a cell that is not read. */
export async function withListedCells(
  rows: readonly PastedRow[],
  columns: readonly PasteColumn[],
  first: FirstEntry,
): Promise<PastedRow[]> {
  const made = rows.map(({ values, unread }) => ({ values: { ...values }, unread: [...unread] }));
  const cells = cellsOf(rows, columns);
  for (let from = 0; from < cells.length; from += AT_ONCE) {
    const some = cells.slice(from, from + AT_ONCE);
    const entries = await Promise.all(some.map(({ list, text }) => first(list, text)));
    for (const [index, { at, field, text }] of some.entries()) {
      const entry = entries[index];
      const isMeant =
        entry && [entry.label, String(entry.value)].some((name) => folded(name) === folded(text));
      const row = made[at];
      if (!row) continue;
      row.values[field] = isMeant ? entry.value : null;
      if (!isMeant) row.unread.push({ field, text });
    }
  }
  return made;
}
