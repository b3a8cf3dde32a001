import { createHash } from 'node:crypto';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { type ClassListFault, readClassList } from '../../bundle/reading/classList.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { hashWithoutSeparators, storedHashes } from '../security/credentialHashes.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, ClassListColumn, NewClaimant } from '../store/store.ts';
import { memberOf } from './memberOf.ts';
import { sealRow } from './sealedRows.ts';

/** Error of a class list that cannot be imported, with the first twenty lines at fault. */
export class ClassListError extends ExpectedError {
  readonly file: string;
  readonly faults: readonly ClassListFault[];

  constructor(file: string, faults: readonly ClassListFault[]) {
    super(faults.map(({ line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.file = file;
    this.faults = faults;
  }
}

/** Summary of a class list that was read to its end. */
export interface ClassListFile {
  header: ClassListColumn[];
  rows: number;
  sha256: string;
}

/**
 * Reads a class list file with a header of `name:mark` titles. Passes each row to `onRow`, with hashed credentials and
 * sealed columns, and waits for it. Throws a ClassListError, after `onRow` got the rows before the fault.
 */
export async function readClassListFile(
  file: string,
  { form, key }: { form: FormName; key: ServerKey },
  onRow: (row: NewClaimant) => Promise<void> | void,
): Promise<ClassListFile> {
  const hash = createHash('sha256');
  let rows = 0;
  let header: ClassListColumn[] = [];
  const faults = await readClassList(file, {
    onBytes: (bytes) => hash.update(bytes),
    onHeader: (columns) => {
      header = columns;
    },
    onRow: (values) => {
      rows += 1;
      return onRow(sealRow(key, claimantOf(header, values, form, key)));
    },
  });
  if (faults.length === 0 && !header.some(({ mark }) => mark.startsWith('credential')))
    faults.push(NO_CREDENTIAL);
  if (faults.length > 0) throw new ClassListError(file, faults);
  return { header, rows, sha256: hash.digest('hex') };
}

const NO_CREDENTIAL: ClassListFault = {
  line: 1,
  column: 1,
  message: 'No column is marked credential',
  hint: 'Mark the columns that claimants are recognized by: claimNumber:credential.',
};

function claimantOf(
  header: readonly ClassListColumn[],
  record: readonly string[],
  form: FormName,
  key: ServerKey,
): Claimant {
  const claimant: Claimant = { id: '', columns: {}, credentials: {} };
  // Signed with the oldest key, so that an id stays the same when keys change.
  const first = key.older.at(-1) ?? key;
  const identity: [name: string, hash: string][] = [];
  for (const [index, { name, mark }] of header.entries()) {
    const value = (record[index] ?? '').trim();
    if (mark !== 'credential') claimant.columns[name] = value;
    if (!mark.startsWith('credential')) continue;
    claimant.credentials[name] = storedHashes(key, form, name, value);
    const hash = hashWithoutSeparators(first, form, name, value);
    if (hash !== null) identity.push([name, hash]);
  }
  identity.sort(([a], [b]) => (a < b ? -1 : 1));
  claimant.id = memberOf(first.sign('claimant', JSON.stringify([form, identity])));
  return claimant;
}
