import type { EntryKind } from '../../transforms/ground/verdict.ts';
import type { FormSession } from '../store/store.ts';

/**
 * By which way somebody came in to a form (C8-23). What was found tells: a claim filed before, rows of the class list,
 * or nothing. So it is known of sessions and claims of every age.
 */
export function entryKind({ addedTo, claimants }: Pick<FormSession, 'addedTo' | 'claimants'>): EntryKind {
  if (addedTo !== null) return 'claims';
  return claimants.length > 0 ? 'classList' : 'open';
}
