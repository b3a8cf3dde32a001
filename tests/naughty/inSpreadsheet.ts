/** A text as the CSV has it: what a spreadsheet would run, or strip before it runs the rest, stands behind an apostrophe (C7-02). */
export const inSpreadsheet = (text: string): string =>
  /^[=+\-@\t\r\n\0＝＋－＠]/.test(text) ? `'${text}` : text;
