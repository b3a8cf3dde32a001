/**
 * Characters that make a spreadsheet evaluate a cell as a formula, in ASCII and full width; with tab, CR, LF and NUL,
 * which some strip first.
 */
const FORMULA = /^[=+\-@\t\r\n\0＝＋－＠]/;

/** Quotes a value as a CSV cell; one that a spreadsheet would evaluate gets an apostrophe in front. */
export function csvCell(value: unknown): string {
  const text = textOf(value);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Formats values as a line of CSV that ends in CRLF, each by `csvCell`. */
export function csvLine(cells: readonly unknown[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
