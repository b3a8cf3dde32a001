import type { MaskCharacters } from '../../transforms/claims/maskCharacters.ts';
import type { ClaimDocument } from '../../transforms/ground/claim.ts';
import { own } from '../../transforms/values/own.ts';
import { credentialHash, lookupHashes } from '../security/credentialHashes.ts';
import type { ServerKey } from '../security/serverKey.ts';
import type { ClassListColumn } from '../store/store.ts';

/** Prefix of a hashed credential. Hex follows, which holds no mask's characters, so none are removed. */
const HIDDEN = 'hashed:';

/**
 * Returns the claim document with hashes, which can be compared and not read, in place of the credentials that the
 * class list's header marks `credential` (C13-04). Those marked `credential+prefill` stay readable.
 */
export function withHiddenCredentials(
  key: ServerKey,
  form: string,
  header: readonly ClassListColumn[],
  claim: ClaimDocument,
  masks: MaskCharacters,
): ClaimDocument {
  const { credentials } = claim;
  if (!credentials || Array.isArray(credentials)) return claim;
  const secret = new Set(header.filter(({ mark }) => mark === 'credential').map(({ name }) => name));
  const kept = Object.entries(credentials).map(([name, value]) => {
    if (!secret.has(name) || isHashedCredential(value)) return [name, value];
    const hash = credentialHash(key, form, name, value, own(masks, `credentials.${name}`) ?? '');
    return [name, hash === undefined ? value : hidden(hash)];
  });
  return { ...claim, credentials: Object.fromEntries(kept) };
}

/** Tests if `kept`, a stored hash, is of this typed credential, under the current key or an older one. */
export function isHiddenValue(
  key: ServerKey,
  kept: unknown,
  { form, name, typed, separators }: { form: string; name: string; typed: unknown; separators: string },
): boolean {
  return lookupHashes(key, form, name, typed, separators).some((hash) => hidden(hash) === kept);
}

/** Tests if a value of a stored claim document is the hash of a credential. */
export const isHashedCredential = (value: unknown): boolean =>
  typeof value === 'string' && /^hashed:[0-9a-f]{64}$/.test(value);

const hidden = (hash: string): string => HIDDEN + Buffer.from(hash, 'base64url').toString('hex');
