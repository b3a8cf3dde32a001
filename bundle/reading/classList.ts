import { join } from 'node:path';
import type { ClassListColumn } from '../../schemas/generated/types.ts';
import { adviceOf } from '../../transforms/config/advice.ts';
import { suggest } from '../findings/didYouMean.ts';
import {
  type CsvFault,
  type CsvRow,
  type CsvSource,
  CsvSyntaxError,
  lengthFault,
  readCsv,
  streamCsv,
} from './csv.ts';
import type { SourceFile } from './sourceFile.ts';

/** Marks that a column of a class list may have (C6-14). */
const MARKS = [
  'credential',
  'prefill',
  'credential+prefill',
  'private',
] as const satisfies readonly ClassListColumn['mark'][];

/** Maximum number of faults that are reported for one file. */
const MOST_FAULTS = 20;

/** Fault of a class list with its position; columns count from 1. */
export interface ClassListFault extends CsvFault {
  column: number;
}

/** Columns of the header row of a class list, whose titles are `name:mark`. */
export interface ClassListHeader {
  columns: ClassListColumn[];
  faults: ClassListFault[];
}

/** Parses the header of a class list from the beginning of its text. */
export function headerOf(beginning: string): ClassListHeader {
  const lines = beginning.split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const text = lines[first] ?? '';
  try {
    return readHeader({ values: readCsv(text)[0]?.values ?? [], line: Math.max(first, 0) + 1 }, text);
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    return { columns: [], faults: [{ ...error.fault, column: 1 }] };
  }
}

function readHeader({ values, line }: CsvRow, text: string): ClassListHeader {
  const header: ClassListHeader = { columns: [], faults: values.length > 0 ? [] : [EMPTY_FILE] };
  let from = 0;
  for (const title of values) {
    from = text.indexOf(title, from);
    const read = readTitle(title, header.columns);
    if ('message' in read) header.faults.push({ line, column: from + 1, ...read });
    else header.columns.push(read);
    from += title.length;
  }
  return header;
}

const EMPTY_FILE: ClassListFault = {
  line: 1,
  column: 1,
  message: 'The file is empty',
  hint: 'Begin it with the titles of its columns: claimNumber:credential',
};

function readTitle(
  title: string,
  before: readonly ClassListColumn[],
): ClassListColumn | { message: string; hint: string } {
  const [name = '', given = ''] = title.split(':');
  const mark = MARKS.find((candidate) => candidate === given);
  if (!/^[a-z][A-Za-z0-9]*$/.test(name) || mark === undefined)
    return {
      message: `The title "${title}" must be name:mark, with a mark of ${MARKS.slice(0, -1).join(', ')} or ${MARKS.at(-1)}`,
      hint:
        given === '' || mark
          ? 'Write a name in camelCase, a colon and a mark: claimNumber:credential.'
          : adviceOf(suggest(given, MARKS, 'Marks')).hint,
    };
  if (before.some((column) => column.name === name))
    return { message: `The column ${name} is there twice`, hint: 'Name each column once.' };
  return { name, mark };
}

/**
 * Returns the source of a class list's rows: its file where it is saved, because the bundle keeps only the head of it.
 */
export function rowsOf(directory: string, { path, text, unsaved }: SourceFile): CsvSource {
  return unsaved ? { text } : join(directory, path);
}

/** Callbacks for reading a class list. */
export interface ClassListUse {
  onHeader?(columns: ClassListColumn[]): void;
  /** Reading waits for a promise that it returns. */
  onRow?(values: string[], line: number): Promise<void> | void;
  onBytes?(bytes: Buffer): void;
}

/** Streams a class list to callbacks and returns at most twenty faults; with a fault in the header, no row is read. */
export async function readClassList(from: CsvSource, use: ClassListUse): Promise<ClassListFault[]> {
  const faults: ClassListFault[] = [];
  let header: ClassListHeader | undefined;
  try {
    for await (const row of streamCsv(from, use.onBytes)) {
      if (!header) {
        header = readHeader(row, row.values.join(','));
        if (header.faults.length > 0) return header.faults;
        use.onHeader?.(header.columns);
        continue;
      }
      const fault = lengthFault(row, header.columns.length);
      if (fault) faults.push({ ...fault, column: 1 });
      else await use.onRow?.(row.values, row.line);
      if (faults.length >= MOST_FAULTS) break;
    }
  } catch (error) {
    if (!(error instanceof CsvSyntaxError)) throw error;
    faults.push({ ...error.fault, column: 1 });
  }
  return header || faults.length > 0 ? faults : [EMPTY_FILE];
}
