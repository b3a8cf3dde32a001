import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import type { WrappedKey } from './wrappedKey.ts';

const BATCH = 500;

/** Tables whose rows have a data key each. */
type Wrapped = 'claim' | 'draft';

/** Returns a batch of the rows whose data key one of these server keys wrapped, in the order of ids after `after`. */
export async function wrappedKeys(
  db: Kysely<Tables>,
  table: Wrapped,
  keys: readonly string[],
  after: string,
): Promise<(WrappedKey & { id: string })[]> {
  const rows = await db
    .selectFrom(table)
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

/** Replaces wrapped keys. Skips a row that another instance has rewrapped, or that was removed or purged meanwhile. */
export async function replaceWrappedKeys(
  db: Kysely<Tables>,
  table: Wrapped,
  rows: readonly (WrappedKey & { id: string; wrappedBefore: string })[],
): Promise<void> {
  for (const { id, wrappedKey, wrappedBy, wrappedBefore } of rows)
    await db
      .updateTable(table)
      .set({ wrapped_key: wrappedKey, wrapped_by: wrappedBy })
      .where('id', '=', id)
      .where('wrapped_by', '=', wrappedBefore)
      .execute();
}
