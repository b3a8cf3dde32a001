import type { ServerList } from '../../schemas/generated/types.ts';
import type { Report } from '../findings/finding.ts';
import { type CsvFault, type CsvRow, CsvSyntaxError, lengthFault, readCsv } from './csv.ts';

/** Parses a list of values in CSV: the column `value` and optionally `label`. Invalid text yields only reports. */
export function readCsvList(path: string, text: string): { list?: ServerList; reports: Report[] } {
  try {
    const [header, ...rows] = readCsv(text);
    const faults = rows.flatMap((row) => lengthFault(row, header?.values.length ?? 0) ?? []);
    if (faults.length > 0) return { reports: faults.map((fault) => reportOf(path, 'syntax-error', fault)) };
    const list = listOf(header?.values ?? [], rows);
    return 'line' in list ? { reports: [reportOf(path, 'wrong-columns', list)] } : { list, reports: [] };
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    return { reports: [reportOf(path, 'syntax-error', error.fault)] };
  }
}

function listOf(titles: string[], rows: CsvRow[]): ServerList | CsvFault {
  const valueColumn = titles.indexOf('value');
  const labelColumn = titles.indexOf('label');
  if (valueColumn < 0)
    return {
      line: 1,
      message: 'The list has no column "value"',
      hint: 'Begin the file with the line: value,label',
    };
  if (rows.length === 0) return { line: 1, message: 'The list is empty', hint: 'Add a line for each value.' };
  const values = rows.map(({ values: row }) => {
    const label = row[labelColumn];
    const value = row[valueColumn] ?? '';
    return label ? { value, label } : { value };
  });
  return { values };
}

function reportOf(file: string, code: 'syntax-error' | 'wrong-columns', fault: CsvFault): Report {
  const { line, message, hint } = fault;
  return { code, file, position: { line, column: 1 }, message: `${message}.`, hint };
}
