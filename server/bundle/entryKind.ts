import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { FormSession } from '../store/store.ts';

/**
 * Returns the way in by which a session was opened (C8-23), derived from its contents: a claim filed before, rows of
 * the class list, or neither. That works for sessions and claims of every age.
 */
export function entryKind({ addedTo, claimants }: Pick<FormSession, 'addedTo' | 'claimants'>): EntryKind {
  if (addedTo !== null) return 'claims';
  return claimants.length > 0 ? 'classList' : 'open';
}
