import type { FormSession } from '../store/store.ts';

/**
 * Returns the members that uploads, claims and bytes are counted by, besides the session: rows of a class list, or the
 * claim that is added to.
 */
export const memberKeysOf = ({ claimants, addedTo }: Pick<FormSession, 'claimants' | 'addedTo'>): string[] =>
  addedTo === null ? claimants : [...claimants, addedTo];
