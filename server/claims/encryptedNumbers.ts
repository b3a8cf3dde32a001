import { mapClaim } from '../../transforms/claims/mapClaim.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { AlteredValueError, decrypt, encrypt } from '../security/encryption.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { Encrypted } from '../store/storedClaim.ts';
import { isHashedCredential } from './hiddenCredentials.ts';

/** Stored claim with the paths of its encrypted values, and the id to which they are bound. */
interface KeptClaim {
  id: string;
  claim: ClaimDocument;
  encrypted: readonly string[];
  referenceCode?: string;
}

/**
 * Returns the claim document with the values of these fields encrypted, each bound to the claim's id and its path, and
 * the paths of those values (C13-04). `fields` has paths without the indices of records.
 */
export function withEncryptedNumbers(
  key: ServerKey,
  fields: ReadonlySet<string>,
  { id, claim }: { id: string; claim: ClaimDocument },
): Encrypted & { claim: ClaimDocument } {
  const encrypted: string[] = [];
  const kept = mapClaim(claim, (value, path, field) => {
    if (!fields.has(field) || isEmpty(value) || isHashedCredential(value)) return value;
    encrypted.push(path);
    return encrypt(key, JSON.stringify(value), placeOf(id, path));
  });
  return { claim: kept, encrypted, encryptedBy: encrypted.length > 0 ? key.fingerprint : '' };
}

/**
 * Decrypts the values at the paths of `encrypted`. Throws a ServerKeyError without the key, and an AlteredValueError.
 */
export function withPlainNumbers(
  key: ServerKey,
  { id, claim, encrypted, referenceCode = id }: KeptClaim,
): ClaimDocument {
  if (encrypted.length === 0) return claim;
  const paths = new Set(encrypted);
  return mapClaim(claim, (value, path) => {
    if (!paths.has(path)) return value;
    const text = decrypt(key, String(value), placeOf(id, path));
    if (text === null) throw new AlteredValueError(path, `the claim ${referenceCode}`);
    return JSON.parse(text);
  });
}

const placeOf = (id: string, path: string): string => JSON.stringify([id, path]);

const isEmpty = (value: unknown): boolean => value === null || value === '' || typeof value === 'boolean';
