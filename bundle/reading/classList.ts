import type { SourceFile } from './sourceFile.ts';

/** The marks that a column of a class list may have (C6-14). */
export const MARKS = ['credential', 'prefill', 'credential+prefill', 'private'];

/** A title of a class list's header row: `claimNumber:credential`. */
export interface ColumnTitle {
  name: string;
  mark: string;
  title: string;
  /** Where the title begins on the first line, from 1. */
  column: number;
}

/** The titles of a class list; titles hold no commas, so the line is read as it stands. */
export function columnTitles({ text }: SourceFile): ColumnTitle[] {
  const [line = ''] = text.split(/\r\n|\r|\n/, 1);
  let column = 1;
  return line.split(',').map((cell) => {
    const title = cell.trim().replace(/^"|"$/g, '');
    const [name = '', mark = ''] = title.split(':');
    const found = { name, mark, title, column: column + (cell.length - cell.trimStart().length) };
    column += cell.length + 1;
    return found;
  });
}
