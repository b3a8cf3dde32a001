import { isNamedSecret } from '../../transforms/fields/secretField.ts';
import { AlteredValueError, decrypt, encrypt } from '../security/encryption.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, NewClaimant } from '../store/store.ts';

/** The row as it is kept: columns named for bank and tax numbers are encrypted, each bound to its member (C13-04). */
export function withEncryptedColumns(key: ServerKey, row: NewClaimant): NewClaimant {
  if (!Object.keys(row.columns).some(isNamedSecret)) return row;
  const columns = Object.entries(row.columns).map(([name, value]) =>
    isNamedSecret(name) && value !== '' ? [name, encrypt(key, value, placeOf(row, name))] : [name, value],
  );
  return { ...row, columns: Object.fromEntries(columns) };
}

/** One column as it was imported. A list that an older version imported has it in the clear. Throws an AlteredValueError. */
export function plainColumn(key: ServerKey, row: Claimant, name: string, kept: string): string {
  if (!kept.startsWith('aes-256-gcm:') || !isNamedSecret(name)) return kept;
  const text = decrypt(key, kept, placeOf(row, name));
  if (text === null) throw new AlteredValueError(name, `the class list's row ${row.id}`);
  return text;
}

/** What the ids of a member's rows begin with: which of them a row is, is known when it is stored. */
export const memberOf = (id: string): string => id.slice(0, 24);

const placeOf = ({ id }: Claimant, name: string): string => JSON.stringify(['classList', memberOf(id), name]);
