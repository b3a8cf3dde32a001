import { isNamedSecret } from '../../transforms/fields/secretField.ts';
import { AlteredValueError, decrypt, encrypt } from '../security/encryption.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Claimant, NewClaimant } from '../store/store.ts';

/** Encrypts the values of columns that are named like bank and tax numbers, each bound to its member (C13-04). */
export function withEncryptedColumns(key: ServerKey, row: NewClaimant): NewClaimant {
  if (!Object.keys(row.columns).some(isNamedSecret)) return row;
  const columns = Object.entries(row.columns).map(([name, value]) =>
    isNamedSecret(name) && value !== '' ? [name, encrypt(key, value, placeOf(row, name))] : [name, value],
  );
  return { ...row, columns: Object.fromEntries(columns) };
}

/** Decrypts `kept`, the stored value of a row's column, unless it is in the clear. Throws an AlteredValueError. */
export function decryptedColumn(key: ServerKey, row: Claimant, name: string, kept: string): string {
  if (!kept.startsWith('aes-256-gcm:') || !isNamedSecret(name)) return kept;
  const text = decrypt(key, kept, placeOf(row, name));
  if (text === null) throw new AlteredValueError(name, `the class list's row ${row.id}`);
  return text;
}

/** Returns the id of a class member: the prefix of its rows' ids, to which the store adds their numbers. */
export const memberOf = (id: string): string => id.slice(0, 24);

const placeOf = ({ id }: Claimant, name: string): string => JSON.stringify(['classList', memberOf(id), name]);
