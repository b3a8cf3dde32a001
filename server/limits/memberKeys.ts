import type { FormSession } from '../store/store.ts';

/**
 * Returns the ids by which the uploads, claims and bytes of class members are limited, besides the session: rows of the
 * class list, or the claim that is added to.
 */
export const memberKeysOf = ({ claimants, addedTo }: Pick<FormSession, 'claimants' | 'addedTo'>): string[] =>
  addedTo === null ? claimants : [...claimants, addedTo];
