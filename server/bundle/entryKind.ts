import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { FormSession } from '../store/store.ts';

/**
 * Returns the way in by which a session was opened (C8-23), from what it holds: a claim filed before, rows of the class
 * list, or nothing. So it works for sessions and claims of every age.
 */
export function entryKind({ addedTo, claimants }: Pick<FormSession, 'addedTo' | 'claimants'>): EntryKind {
  if (addedTo !== null) return 'claims';
  return claimants.length > 0 ? 'classList' : 'open';
}
