import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const BATCH = 2000;
/** Time without new rows after which an import of a class list is given up, ms. */
const GIVEN_UP_MS = 60 * 60 * 1000;

/**
 * Gives up imports of class lists that added no row for an hour, and removes a batch of rows of one inactive list.
 * Returns true where there may be others.
 */
export async function removeStaleRows(db: Kysely<Tables>, now: Date): Promise<boolean> {
  await db
    .updateTable('class_list_version')
    .set({ state: 'removed' })
    .where('state', '=', 'filling')
    .where('touched_at', '<', new Date(now.getTime() - GIVEN_UP_MS).toISOString())
    .execute();
  const stale = db
    .selectFrom('class_list_version')
    .select('list')
    .where('state', '=', 'removed')
    .orderBy('list');
  const version = await stale.executeTakeFirst();
  if (!version) return removeOlderKind(db);
  const { list } = version;
  if ((await removeRows(db, list)) || (await removeCredentials(db, list))) return true;
  await db.deleteFrom('class_list_version').where('list', '=', list).execute();
  return true;
}

async function removeRows(db: Kysely<Tables>, list: string): Promise<boolean> {
  const some = db.selectFrom('class_row').select('id').where('list', '=', list).orderBy('id').limit(BATCH);
  const rows = db.deleteFrom('class_row').where('list', '=', list).where('id', 'in', some);
  return (await rows.executeTakeFirst()).numDeletedRows > 0n;
}

async function removeCredentials(db: Kysely<Tables>, list: string): Promise<boolean> {
  const some = db
    .selectFrom('class_credential')
    .select('hash')
    .where('list', '=', list)
    .orderBy('name')
    .orderBy('hash')
    .limit(BATCH);
  const rows = db.deleteFrom('class_credential').where('list', '=', list).where('hash', 'in', some);
  return (await rows.executeTakeFirst()).numDeletedRows > 0n;
}

/** Removes rows from the tables of versions before 0007, which nothing reads. */
async function removeOlderKind(db: Kysely<Tables>): Promise<boolean> {
  const some = db.selectFrom('claimant').select('id').limit(BATCH);
  const ids = (await some.execute()).map(({ id }) => id);
  if (ids.length === 0) return false;
  await db.deleteFrom('claimant_credential').where('claimant_id', 'in', ids).execute();
  await db.deleteFrom('claimant').where('id', 'in', ids).execute();
  return true;
}
