import type { Finding } from '../../bundle/findings/finding.ts';
import type { ReadBundle } from '../../bundle/readBundle.ts';
import { searchVersion, sha256Hex, textsHash } from '../../server/bundle/hashes.ts';
import { todayInLosAngeles } from '../../transforms/values/day.ts';

/** Bundle to be searched, with its earlier findings, at a moment. */
export interface SearchSubject {
  read: ReadBundle;
  told: readonly Finding[];
  now: Date;
}

/**
 * Returns the key of a search's result: the hash of all that the search reads. Of the moment it reads the day in Los
 * Angeles alone, and no deadline. What only checks read, such as the later rows of a class list, is in their findings.
 */
export function searchKey(
  { read, told, now }: SearchSubject,
  budget: number,
  version = searchVersion(),
): string {
  const day = todayInLosAngeles(now);
  return sha256Hex(JSON.stringify([version, textsHash(read.files), told, day, budget]));
}
