/** Matches a cell, quoted where it holds a tab, a quote or a new line, with its separator. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * Splits the text that a spreadsheet copies to the clipboard into rows of trimmed cells. Tabs separate cells and line
 * breaks separate rows; a quoted cell may contain both. Rows whose cells are all empty are left out, including the last
 * one, because Excel ends with a line break.
 */
export function splitTable(text: string): string[][] {
  const rows: string[][] = [[]];
  CELL.lastIndex = 0;
  while (CELL.lastIndex <= text.length) {
    const [, quoted, plain = '', end = ''] = CELL.exec(text) ?? [];
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === '') break;
    if (end !== '\t') rows.push([]);
  }
  return rows.filter((row) => row.some((cell) => cell !== ''));
}

/** Tests if a copied text has several rows or cells, and is not one value. */
export function isTable(text: string): boolean {
  const rows = splitTable(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
