import type { Kysely } from 'kysely';
import type { RewrappedClaim } from './storedClaim.ts';
import type { Tables } from './tables.ts';
import type { WrappedKey } from './wrappedKey.ts';

const BATCH = 500;

/** Returns a batch of the claims whose data key one of these server keys wrapped, in the order of ids after `after`. */
export async function claimsWrappedBy(
  db: Kysely<Tables>,
  keys: readonly string[],
  after: string,
): Promise<(WrappedKey & { id: string })[]> {
  const rows = await db
    .selectFrom('claim')
    .select(['id', 'wrapped_key', 'wrapped_by'])
    .where('wrapped_by', 'in', [...keys])
    .where('id', '>', after)
    .orderBy('id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id, wrapped_key, wrapped_by }) => ({
    id,
    wrappedKey: wrapped_key ?? '',
    wrappedBy: wrapped_by ?? '',
  }));
}

/** Replaces wrapped keys. Skips a claim that another instance has rewrapped, or that was purged meanwhile. */
export async function replaceWrappedKeys(
  db: Kysely<Tables>,
  claims: readonly RewrappedClaim[],
): Promise<void> {
  for (const { id, wrappedKey, wrappedBy, wrappedBefore } of claims)
    await db
      .updateTable('claim')
      .set({ wrapped_key: wrappedKey, wrapped_by: wrappedBy })
      .where('id', '=', id)
      .where('wrapped_by', '=', wrappedBefore)
      .execute();
}
