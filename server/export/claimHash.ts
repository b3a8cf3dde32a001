import { canonicalJson } from '../../transforms/config/hash.ts';
import { sha256Hex } from '../bundle/hashes.ts';

/** Name of the member of an exported line that holds the SHA-256 of all others. */
export const HASH_MEMBER = 'sha256';

/**
 * Returns the SHA-256 of a line of an export without the hash itself, by its canonical JSON, so that the order of
 * members is free.
 */
export function claimHash(line: object): string {
  const { [HASH_MEMBER]: _own, ...hashed } = line as Record<string, unknown>;
  return sha256Hex(canonicalJson(hashed));
}

/** Adds the hash to a line of an export. */
export const withClaimHash = <T extends object>(line: T): T & { sha256: string } => ({
  ...line,
  sha256: claimHash(line),
});
