import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { CsvError, parse as parser } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import { counted } from '../findings/counted.ts';

/**
 * Options of the CSV parser, equal for all CSV: lists of values, and class lists of a bundle or of the command line.
 */
const OPTIONS = {
  bom: true,
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  info: true,
} as const;

/** Row with the line on which it ends, from 1. */
export interface CsvRow {
  values: string[];
  line: number;
}

/** Fault of a line of a CSV file. */
export interface CsvFault {
  line: number;
  message: string;
  hint: string;
}

/** Syntax error of a CSV text, with its line. */
export class CsvSyntaxError extends Error {
  override name = 'CsvSyntaxError';
  readonly fault: CsvFault;

  constructor({ lines, message }: CsvError) {
    super(message);
    this.fault = {
      line: typeof lines === 'number' ? lines : 1,
      message: 'From this line on the text is no CSV',
      hint: 'Put values with commas or quotes into quotes, and double the quotes within them.',
    };
  }
}

interface Parsed {
  record: string[];
  info: { lines: number };
}

/** Parses a CSV text. Throws a CsvSyntaxError. */
export function readCsv(text: string): CsvRow[] {
  try {
    // With `info` each record has its line, which the type declarations lack.
    const parsed = parse(text, OPTIONS) as unknown as Parsed[];
    return parsed.map(rowOf);
  } catch (error) {
    throw asFault(error);
  }
}

/** Source of rows: the path of a file, or a text. */
export type CsvSource = string | { text: string };

/** Streams the rows of CSV of any size; `onBytes` receives each chunk. Throws a CsvSyntaxError. */
export async function* streamCsv(from: CsvSource, onBytes?: (bytes: Buffer) => void): AsyncGenerator<CsvRow> {
  const source: Readable = typeof from === 'string' ? createReadStream(from) : Readable.from([from.text]);
  if (onBytes) source.on('data', (chunk) => onBytes(Buffer.from(chunk)));
  const rows = source.pipe(parser(OPTIONS));
  source.on('error', (error) => rows.destroy(error));
  try {
    for await (const parsed of rows as AsyncIterable<Parsed>) yield rowOf(parsed);
  } catch (error) {
    throw asFault(error);
  } finally {
    source.destroy();
  }
}

function rowOf({ record, info }: Parsed): CsvRow {
  return { values: record, line: info.lines };
}

function asFault(error: unknown): unknown {
  return error instanceof CsvError ? new CsvSyntaxError(error) : error;
}

/** Returns the fault of a row whose number of values differs from the number of columns. */
export function lengthFault({ values, line }: CsvRow, columns: number): CsvFault | undefined {
  if (values.length === columns) return undefined;
  return {
    line,
    message: `${counted(columns, 'column')} ${columns === 1 ? 'is' : 'are'} expected, there ${values.length === 1 ? 'is' : 'are'} ${values.length}`,
    hint: 'Give each line as many values as the first, and put values with commas into quotes.',
  };
}
