import { canonicalJson } from '../../transforms/config/hash.ts';
import { sha256Hex } from '../bundle/hashes.ts';

/** Member of an exported line that holds the SHA-256 of all others. */
export const HASH_MEMBER = 'sha256';

/** SHA-256 of a line of an export but for the hash itself: of its canonical JSON, so the order of members is free. */
export function claimHash(line: object): string {
  const { [HASH_MEMBER]: _own, ...hashed } = line as Record<string, unknown>;
  return sha256Hex(canonicalJson(hashed));
}

/** A line of an export with its hash. */
export const withClaimHash = <T extends object>(line: T): T & { sha256: string } => ({
  ...line,
  sha256: claimHash(line),
});
