/** A cell, quoted where it holds a tab, a quote or a new line, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * The rows of what a spreadsheet puts on the clipboard: cells between tabs, rows between line breaks, quoted cells
 * with both in them. Rows in which nothing stands are left out; the first and last too, which Excel ends with a break.
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

/** Whether a text is cells of a spreadsheet, and not one value. */
export function isTable(text: string): boolean {
  const rows = splitTable(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
