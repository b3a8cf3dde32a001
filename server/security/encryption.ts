import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { everyKey, type ServerKey, ServerKeyError } from './serverKey.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Error of a stored value that cannot be decrypted though its key is there; the message has the remedy. */
export class AlteredValueError extends ExpectedError {
  constructor(path: string, owner: string) {
    super(
      `${path} of ${owner} was altered, or is that of another one or of another field: its key does not open it. ` +
        'claimwright verify names all that was altered; restore it from a backup.',
    );
  }
}

/**
 * Encrypts a text to `aes-256-gcm:<the key's fingerprint>:<nonce, ciphertext and tag in base64url>`. `place`, such as a
 * claim's id and a path, is additional authenticated data: with another one it cannot be decrypted.
 */
export function encrypt(key: ServerKey, text: string, place: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key.keyObject('atRest'), nonce).setAAD(Buffer.from(place));
  const parts = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
  return `${ALGORITHM}:${key.fingerprint}:${Buffer.concat(parts).toString('base64url')}`;
}

/**
 * Decrypts a text by the key or an older one; null where it was altered or encrypted with another `place`. Throws a
 * ServerKeyError without its key.
 */
export function decrypt(key: ServerKey, kept: string, place: string): string | null {
  const [, fingerprint, encoded] = /^aes-256-gcm:([\w-]{16}):([\w-]+)$/.exec(kept) ?? [];
  if (fingerprint === undefined || encoded === undefined) return null;
  const own = everyKey(key).find((each) => each.fingerprint === fingerprint);
  if (!own) throw missing(fingerprint, key);
  const bytes = Buffer.from(encoded, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv(ALGORITHM, own.keyObject('atRest'), bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
  try {
    return Buffer.concat([text, decipher.final()]).toString('utf8');
  } catch {
    // Wrong tag: the library has no further reason.
    return null;
  }
}

function missing(fingerprint: string, key: ServerKey): ServerKeyError {
  const held = everyKey(key).map((each) => each.fingerprint);
  return new ServerKeyError(
    `Some of it was encrypted with the key ${fingerprint}, and server.key holds ${held.join(', ')}. ` +
      'Put that key back on a line of its own, from a backup or from the other instances.',
  );
}
