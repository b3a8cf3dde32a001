import { CsvError, parse } from 'csv-parse/sync';
import type { ServerList } from '../../schemas/generated/types.ts';
import type { Report } from '../findings/finding.ts';
import type { SourceFile } from './sourceFile.ts';

/** A list that was written as CSV: the columns `value` and, where there is one, `label`. */
export function readCsvList({ path, text }: SourceFile): { list: ServerList; reports: Report[] } {
  const rows = rowsOf(path, text);
  if (!Array.isArray(rows)) return { list: { values: [] }, reports: [rows] };
  const [header = [], ...body] = rows;
  const valueColumn = header.indexOf('value');
  const labelColumn = header.indexOf('label');
  if (valueColumn < 0) return { list: { values: [] }, reports: [noValueColumn(path)] };
  const values = body.map((row) => {
    const label = row[labelColumn];
    const value = row[valueColumn] ?? '';
    return label ? { value, label } : { value };
  });
  return { list: { values }, reports: values.length > 0 ? [] : [noRows(path)] };
}

/** The rows of a CSV text, or the report that it is none. */
export function rowsOf(path: string, text: string): string[][] | Report {
  try {
    const rows: string[][] = parse(text, { skip_empty_lines: true, trim: true });
    return rows;
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 1;
    return {
      code: 'syntax-error',
      file: path,
      position: { line, column: 1 },
      message: 'This line is not CSV like the lines before it.',
      hint: 'Give each line as many values as the first, and put values with commas or quotes into quotes.',
    };
  }
}

function noValueColumn(path: string): Report {
  return {
    code: 'wrong-columns',
    file: path,
    position: { line: 1, column: 1 },
    message: 'The list has no column "value".',
    hint: 'Begin the file with the line: value,label',
  };
}

function noRows(path: string): Report {
  return {
    code: 'wrong-columns',
    file: path,
    position: { line: 1, column: 1 },
    message: 'The list is empty.',
    hint: 'Add a line for each value.',
  };
}
