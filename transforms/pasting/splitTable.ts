/** Matches a cell, quoted where it holds a tab, a quote or a new line, with its separator. */
const CELL = /(?:"((?:[^"]|"")*)"(?=\t|\r\n|\r|\n|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/y;

/**
 * Splits the text that a spreadsheet copies to the clipboard: cells by tabs, rows by line breaks, quoted cells may hold
 * both. Empty rows are left out, including the last one, because Excel ends with a line break.
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

/** Tests if a text is cells of a spreadsheet, and not one value. */
export function isTable(text: string): boolean {
  const rows = splitTable(text);
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1;
}
