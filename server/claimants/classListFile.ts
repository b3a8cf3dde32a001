import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { FormName } from '../../transforms/config/names.ts';
import { credentialHash } from '../security/credentials.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn, NewClaimant } from '../store/store.ts';

/** A class list that cannot be imported, with every line at fault (the first twenty). */
export class ClassListError extends Error {
  readonly file: string;
  readonly faults: readonly { line: number; message: string }[];

  constructor(file: string, faults: readonly { line: number; message: string }[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ClassListError';
    this.file = file;
    this.faults = faults;
  }
}

export interface ClassListFile {
  header: ClassListColumn[];
  rows: NewClaimant[];
  sha256: string;
}

const TITLE = /^([a-z][A-Za-z0-9]*):(credential\+prefill|credential|prefill|private)$/;
const MOST_FAULTS = 20;

/** Reads a class list: a header of `name:mark` titles, then one claimant a line. */
export async function readClassListFile(
  file: string,
  form: FormName,
  key: ServerKey,
): Promise<ClassListFile> {
  const hash = createHash('sha256');
  const source = createReadStream(file).on('data', (chunk) => hash.update(chunk));
  const parser = source.pipe(
    parse({ bom: true, relax_column_count: true, skip_empty_lines: true, info: true }),
  );
  source.on('error', (error) => parser.destroy(error));
  const faults: { line: number; message: string }[] = [];
  const rows: NewClaimant[] = [];
  const seen = new Map<string, number>();
  let header: ClassListColumn[] | undefined;
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!header) header = readHeader(file, record);
      else if (record.length !== header.length)
        faults.push({
          line: info.lines,
          message: `${header.length} columns are expected, there are ${record.length}`,
        });
      else rows.push(identified(claimantOf(header, record, form, key), seen));
      if (faults.length >= MOST_FAULTS) break;
    }
  } catch (error) {
    throw csvFault(file, error);
  }
  if (!header) throw new ClassListError(file, [{ line: 1, message: 'The file is empty' }]);
  if (faults.length > 0) throw new ClassListError(file, faults);
  return { header, rows, sha256: hash.digest('hex') };
}

function csvFault(file: string, error: unknown): unknown {
  const { code, lines, message } = error as { code?: string; lines?: number; message?: string };
  if (error instanceof ClassListError || !code?.startsWith('CSV_')) return error;
  return new ClassListError(file, [{ line: lines ?? 1, message: message ?? 'The file is not CSV' }]);
}

function readHeader(file: string, titles: readonly string[]): ClassListColumn[] {
  const faults: string[] = [];
  const header = titles.flatMap((title): ClassListColumn[] => {
    const match = TITLE.exec(title.trim());
    if (!match)
      faults.push(
        `The title "${title}" must be name:mark, with a mark of credential, prefill, credential+prefill or private`,
      );
    return match ? [{ name: String(match[1]), mark: match[2] as ClassListColumn['mark'] }] : [];
  });
  const names = header.map(({ name }) => name);
  for (const name of new Set(names.filter((name, index) => names.indexOf(name) !== index)))
    faults.push(`The column ${name} is there twice`);
  if (faults.length === 0 && !header.some(({ mark }) => mark.startsWith('credential')))
    faults.push('No column is marked credential');
  if (faults.length > 0)
    throw new ClassListError(
      file,
      faults.map((message) => ({ line: 1, message })),
    );
  return header;
}

/** Rows of one member differ by their place among those with the same credentials. */
function identified(claimant: NewClaimant, seen: Map<string, number>): NewClaimant {
  const place = seen.get(claimant.id) ?? 0;
  seen.set(claimant.id, place + 1);
  return place === 0 ? claimant : { ...claimant, id: `${claimant.id}-${place}` };
}

function claimantOf(
  header: readonly ClassListColumn[],
  record: readonly string[],
  form: FormName,
  key: ServerKey,
): NewClaimant {
  const claimant: NewClaimant = { id: '', columns: {}, credentials: {} };
  for (const [index, { name, mark }] of header.entries()) {
    const value = (record[index] ?? '').trim();
    if (mark !== 'credential') claimant.columns[name] = value;
    const hash = mark.startsWith('credential') ? credentialHash(key, form, name, value) : null;
    if (hash !== null) claimant.credentials[name] = hash;
  }
  const identity = Object.entries(claimant.credentials).sort(([a], [b]) => (a < b ? -1 : 1));
  claimant.id = key.sign('claimant', JSON.stringify([form, identity])).slice(0, 24);
  return claimant;
}
