import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal } from '../security/envelope.ts';
import { type ServerKey, ServerKeyError, serverKeyFrom } from '../security/serverKey.ts';
import type { Claimant, StoredClaimant } from '../store/store.ts';
import { AlteredRowError, openRows, sealAnew, sealRow } from './sealedRows.ts';

const root = () => createSecretKey(randomBytes(32));
const FIRST = root();
const key = serverKeyFrom([FIRST]);

const ADA: Claimant = {
  id: 'a'.repeat(24),
  columns: JSON.parse('{"lastName":"Lovelace","loan":"L-1","empty":"","__proto__":"odd"}'),
  credentials: { pin: ['hash'] },
};

/** Ada's row as an older version stored it. */
const older = (columns: object | string): StoredClaimant => ({
  ...ADA,
  columns: typeof columns === 'string' ? columns : JSON.stringify(columns),
  key: null,
});

/** A value as an older version encrypted it. */
const olderValue = (key: ServerKey, text: string, place: string): string =>
  `aes-256-gcm:${key.fingerprint}:${seal(key.keyObject('atRest'), text, place)}`;

describe('C13-14: sealed class-list rows', () => {
  it('a row’s columns are sealed whole, each time with another key, and opened in each of the member’s places', () => {
    const sealed = sealRow(key, ADA);
    const bytes = Buffer.from(sealed.columns, 'base64url').toString('latin1');
    for (const word of ['lastName', 'Lovelace', 'L-1']) {
      expect(JSON.stringify(sealed)).not.toContain(word);
      expect(bytes).not.toContain(word);
    }
    expect(sealRow(key, ADA).key.wrappedKey).not.toBe(sealed.key.wrappedKey);
    expect(openRows(key, [sealed])).toEqual([ADA]);
    expect(openRows(key, [{ ...sealed, id: `${ADA.id}-3` }])).toEqual([{ ...ADA, id: `${ADA.id}-3` }]);
  });

  it('a row that was altered, or has what is another row’s, is an error that names it and what to do', () => {
    const sealed = sealRow(key, ADA);
    const other = sealRow(key, { ...ADA, id: 'b'.repeat(24) });
    const broken: StoredClaimant[] = [
      { ...sealed, columns: `${sealed.columns.startsWith('A') ? 'B' : 'A'}${sealed.columns.slice(1)}` },
      { ...sealed, columns: '' },
      { ...sealed, columns: other.columns },
      { ...sealed, columns: other.columns, key: other.key },
      { ...sealed, key: { ...sealed.key, wrappedKey: '' } },
      { ...sealed, key: null },
      older('{'),
      older({ ssn: 'aes-256-gcm:0123456789abcdef' }),
    ];
    for (const row of broken) expect(() => openRows(key, [row]), row.columns).toThrow(AlteredRowError);
    expect(() => openRows(key, [{ ...sealed, columns: '' }])).toThrow(
      `The class list's row ${ADA.id} was altered`,
    );
    expect(() => openRows(key, [{ ...sealed, columns: '' }])).toThrow('Import the class list again');
    expect(() => openRows(serverKeyFrom([root()]), [sealed])).toThrow(ServerKeyError);
  });

  it('rows of an older version are opened as they are, with bank and tax numbers that it encrypted one by one', () => {
    const place = JSON.stringify(['classList', ADA.id, 'ssn']);
    const ssn = olderValue(key, '123-45-6789', place);
    const stored = older({ ssn, lastName: 'Lovelace', note: 'aes-256-gcm:typed' });
    const columns = { ssn: '123-45-6789', lastName: 'Lovelace', note: 'aes-256-gcm:typed' };
    expect(openRows(key, [stored])).toEqual([{ ...ADA, columns }]);
    const { columns: sealed, key: wrapped, wrappedBefore } = sealAnew(key, { ...stored, list: 'l' });
    expect(wrappedBefore).toBeNull();
    expect(openRows(key, [{ ...ADA, columns: String(sealed), key: wrapped }])).toEqual([{ ...ADA, columns }]);
    const moved = older({ ssn: olderValue(key, '1', place.replace('ssn', 'iban')) });
    expect(() => openRows(key, [moved])).toThrow(AlteredRowError);
    expect(() => sealAnew(key, { ...moved, list: 'l' })).toThrow(AlteredRowError);
  });

  it('after a rotation the data key is wrapped anew, and the columns stay as they are', () => {
    const sealed = sealRow(key, ADA);
    const later = serverKeyFrom([root(), FIRST]);
    expect(openRows(later, [sealed])).toEqual([ADA]);
    const anew = sealAnew(later, { ...sealed, list: 'l' });
    expect(anew).toMatchObject({ list: 'l', id: ADA.id, columns: null, wrappedBefore: key.fingerprint });
    const rewrapped = { ...sealed, key: anew.key };
    expect(anew.key.wrappedBy).toBe(later.fingerprint);
    expect(openRows(serverKeyFrom(later.roots.slice(0, 1)), [rewrapped])).toEqual([ADA]);
    const broken = { ...sealed, list: 'l', key: { ...sealed.key, wrappedKey: '' } };
    expect(() => sealAnew(later, broken)).toThrow(AlteredRowError);
  });
});
