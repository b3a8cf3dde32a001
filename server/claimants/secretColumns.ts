import { isNamedSecret } from '../../transforms/fields/secretField.ts';
import { AlteredValueError, decrypt, encrypt } from '../security/encryption.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, NewClaimant } from '../store/store.ts';

/** Encrypts the columns named for bank and tax numbers, each bound to its member (C13-04). */
export function withEncryptedColumns(key: ServerKey, row: NewClaimant): NewClaimant {
  if (!Object.keys(row.columns).some(isNamedSecret)) return row;
  const columns = Object.entries(row.columns).map(([name, value]) =>
    isNamedSecret(name) && value !== '' ? [name, encrypt(key, value, placeOf(row, name))] : [name, value],
  );
  return { ...row, columns: Object.fromEntries(columns) };
}

/** Decrypts a column. A list that an older version imported has it in the clear. Throws an AlteredValueError. */
export function plainColumn(key: ServerKey, row: Claimant, name: string, kept: string): string {
  if (!kept.startsWith('aes-256-gcm:') || !isNamedSecret(name)) return kept;
  const text = decrypt(key, kept, placeOf(row, name));
  if (text === null) throw new AlteredValueError(name, `the class list's row ${row.id}`);
  return text;
}

/** Returns the common prefix of the ids of a member's rows: their numbers are drawn as they are stored. */
export const memberOf = (id: string): string => id.slice(0, 24);

const placeOf = ({ id }: Claimant, name: string): string => JSON.stringify(['classList', memberOf(id), name]);
