import { ExpectedError } from '../../bundle/expectedError.ts';
import { drawDataKey, seal, unseal, unwrapKey, wrapKey } from '../security/envelope.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, NewClaimant, RowToSeal, SealedRow, StoredClaimant } from '../store/store.ts';
import { memberOf } from './memberOf.ts';
import { olderColumns } from './olderColumns.ts';

/** Error of a class-list row that cannot be opened though its key is there; the message has the remedy. */
export class AlteredRowError extends ExpectedError {
  constructor(id: string) {
    super(
      `The class list's row ${id} was altered, or holds what is another row's: its key does not open it. ` +
        'Import the class list again, or restore it from a backup.',
    );
  }
}

/**
 * Encrypts a row's columns as a whole with a data key of its own, which the server's key wraps (C13-14). Both are bound
 * to the row's member, because the store numbers rows of one member only when it adds them.
 */
export function sealRow(key: ServerKey, { id, columns, credentials }: Claimant): NewClaimant {
  const dataKey = drawDataKey();
  const member = memberOf(id);
  const sealed = seal(dataKey, JSON.stringify(columns), member);
  return { id, columns: sealed, key: wrapKey(key, dataKey, member), credentials };
}

/** Decrypts the columns of stored rows. Throws an AlteredRowError, and a ServerKeyError without the key. */
export const openRows = (key: ServerKey, rows: readonly StoredClaimant[]): Claimant[] =>
  rows.map((row) => openRow(key, row));

function openRow(key: ServerKey, row: StoredClaimant): Claimant {
  const { id, credentials } = row;
  const columns = row.key === null ? olderColumns(key, row) : sealedColumns(key, row, row.key);
  if (columns === null) throw new AlteredRowError(id);
  return { id, columns, credentials };
}

function sealedColumns(
  key: ServerKey,
  { id, columns }: StoredClaimant,
  wrapped: NewClaimant['key'],
): Claimant['columns'] | null {
  const member = memberOf(id);
  const dataKey = unwrapKey(key, wrapped, member);
  const text = dataKey && unseal(dataKey, columns, member);
  return text && JSON.parse(text.toString('utf8'));
}

/**
 * Seals a row that an older version stored readable. Wraps anew the data key of a row that an older key wrapped, whose
 * columns stay. Throws as `openRows` does.
 */
export function sealAnew(key: ServerKey, row: RowToSeal): SealedRow {
  const { list, id } = row;
  if (row.key === null) {
    const { columns, key: wrapped } = sealRow(key, openRow(key, row));
    return { list, id, columns, key: wrapped, wrappedBefore: null };
  }
  const member = memberOf(id);
  const dataKey = unwrapKey(key, row.key, member);
  if (!dataKey) throw new AlteredRowError(id);
  const { wrappedBy: wrappedBefore } = row.key;
  return { list, id, columns: null, key: wrapKey(key, dataKey, member), wrappedBefore };
}
