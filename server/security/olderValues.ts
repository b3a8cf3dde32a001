import { keyWith, unseal } from './envelope.ts';
import type { ServerKey } from './serverKey.ts';

/**
 * Decrypts a value as versions before C13-14 stored bank and tax numbers: `aes-256-gcm:<the key's fingerprint>:<sealed>`.
 * Returns null where it was altered or encrypted with another `place`. Throws a ServerKeyError without its key.
 */
export function decrypt(key: ServerKey, kept: string, place: string): string | null {
  const [, fingerprint, sealed] = /^aes-256-gcm:([\w-]{16}):([\w-]+)$/.exec(kept) ?? [];
  if (fingerprint === undefined || sealed === undefined) return null;
  return unseal(keyWith(key, fingerprint).keyObject('atRest'), sealed, place)?.toString() ?? null;
}
