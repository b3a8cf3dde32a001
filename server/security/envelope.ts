import { createCipheriv, createDecipheriv, createSecretKey, type KeyObject } from 'node:crypto';
import { drawBytes } from '../drawBytes.ts';
import type { WrappedKey } from '../store/wrappedKey.ts';
import { everyKey, type ServerKey, ServerKeyError } from './serverKey.ts';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Draws the data key of one claim or class-list row, which encrypts all that it holds. */
export const drawDataKey = (): KeyObject => createSecretKey(drawBytes(KEY_BYTES));

/** Wraps a data key by the server's key. `owner` is the id of the claim or row: for another one it cannot be unwrapped. */
export function wrapKey(key: ServerKey, dataKey: KeyObject, owner: string): WrappedKey {
  const wrappedKey = seal(key.keyObject('wrap'), dataKey.export(), owner);
  return { wrappedKey, wrappedBy: key.fingerprint };
}

/**
 * Unwraps a data key by the server's key or an older one; null where it was altered or is another owner's. Throws a
 * ServerKeyError without the key that wrapped it.
 */
export function unwrapKey(
  key: ServerKey,
  { wrappedKey, wrappedBy }: WrappedKey,
  owner: string,
): KeyObject | null {
  const bytes = unseal(keyWith(key, wrappedBy).keyObject('wrap'), wrappedKey, owner);
  return bytes && createSecretKey(bytes);
}

/**
 * Encrypts a text or bytes to nonce, ciphertext and tag in base64url. `place`, such as a claim's id and what of it this
 * is, is authenticated with them: under another one they cannot be decrypted.
 */
export function seal(dataKey: KeyObject, content: string | Uint8Array, place: string): string {
  const nonce = drawBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, dataKey, nonce).setAAD(Buffer.from(place));
  const parts = [nonce, cipher.update(Buffer.from(content)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString('base64url');
}

/** Decrypts what `seal` encrypted; null where it was altered or encrypted with another key or `place`. */
export function unseal(dataKey: KeyObject, sealed: string, place: string): Buffer | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, dataKey, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]);
  } catch {
    // Wrong tag: the library has no further reason.
    return null;
  }
}

/** Returns the server's key or the older one of this fingerprint. Throws a ServerKeyError where it holds neither. */
export function keyWith(key: ServerKey, wanted: string): ServerKey {
  const own = everyKey(key).find(({ fingerprint }) => fingerprint === wanted);
  if (own) return own;
  const held = everyKey(key).map(({ fingerprint }) => fingerprint);
  throw new ServerKeyError(
    `Some of it was encrypted with the key ${wanted}, and the server's key file holds ${held.join(', ')}. ` +
      'Put that key back on a line of its own, from where you keep it or from the other instances.',
  );
}
