import { mapClaim } from '../../transforms/claims/mapClaim.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { decrypt } from '../security/olderValues.ts';
import type { ServerKey } from '../security/serverKey.ts';

/** Claim of an older version, with the paths of its encrypted values, and the id to which they are bound. */
interface OlderNumbers {
  id: string;
  claim: ClaimDocument;
  encrypted: readonly string[];
}

/**
 * Decrypts the values at the paths of `encrypted`, as versions before C13-14 stored bank and tax numbers. Throws a
 * ServerKeyError without the key, and an AlteredValueError.
 */
export function withPlainNumbers(key: ServerKey, { id, claim, encrypted }: OlderNumbers): ClaimDocument {
  if (encrypted.length === 0) return claim;
  const paths = new Set(encrypted);
  return mapClaim(claim, (value, path) => {
    if (!paths.has(path)) return value;
    const text = decrypt(key, String(value), JSON.stringify([id, path]));
    if (text === null) throw new AlteredValueError(path, `the claim ${id}`);
    return JSON.parse(text);
  });
}
