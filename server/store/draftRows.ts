import type { Kysely } from 'kysely';
import type { DraftName, DraftSweep, RemovedDrafts, SweptDrafts } from './storedDraft.ts';
import type { Tables } from './tables.ts';

/** Value of no hash, because some engines have no empty list. */
const NOBODY = '';

/**
 * Selects the draft of a name that has not expired. One of other members is passed over in the same query, so that it
 * looks and takes like one that there is not.
 */
export function ownDrafts(db: Kysely<Tables>, { hashes, members }: DraftName, now: Date) {
  const owned = db
    .selectFrom('draft_owner')
    .select('draft')
    .where('owner', 'in', [NOBODY, ...members]);
  return db
    .selectFrom('draft')
    .where('hash', 'in', [...hashes])
    .where('expires_at', '>', now.toISOString())
    .where((is) => is.or([is('bound', '=', 0), is('id', 'in', owned)]));
}

/** Removes drafts with owners and pieces: the drafts first, which whoever adds to them has locked. */
export async function removeDrafts(
  db: Kysely<Tables>,
  drafts: readonly { id: string }[],
): Promise<RemovedDrafts> {
  if (drafts.length === 0) return { drafts: 0, pieces: [] };
  const ids = drafts.map(({ id }) => id);
  const removed = await db.deleteFrom('draft').where('id', 'in', ids).returning('revision').execute();
  await db.deleteFrom('draft_owner').where('draft', 'in', ids).execute();
  const pieces = await db.deleteFrom('draft_piece').where('draft', 'in', ids).returning('key').execute();
  const saved = removed.filter(({ revision }) => revision > 0);
  return { drafts: saved.length, pieces: pieces.map(({ key }) => key) };
}

/** Removes the draft of a name. */
export async function removeNamedDraft(
  db: Kysely<Tables>,
  name: DraftName,
  now: Date,
): Promise<RemovedDrafts> {
  return removeDrafts(db, await ownDrafts(db, name, now).select('id').execute());
}

/** Removes a batch of drafts that have expired; once there are none, one of pieces that no save names. */
export async function sweepDraftRows(
  db: Kysely<Tables>,
  { now, closed, unnamedBefore }: DraftSweep,
  batch: number,
): Promise<SweptDrafts> {
  const rows = await db
    .selectFrom('draft')
    .select('id')
    .where((is) =>
      is.or([
        is('expires_at', '<=', now.toISOString()),
        ...(closed.length > 0 ? [is('form', 'in', [...closed])] : []),
      ]),
    )
    .limit(batch)
    .execute();
  const expired = await removeDrafts(db, rows);
  if (rows.length > 0) return { ...expired, isDone: false };
  const unnamed = await db
    .selectFrom('draft_piece')
    .select('key')
    .where('named', '=', 0)
    .where('written_at', '<', unnamedBefore.toISOString())
    .limit(batch)
    .execute();
  const keys = unnamed.map(({ key }) => key);
  if (keys.length > 0) await db.deleteFrom('draft_piece').where('key', 'in', keys).execute();
  return { drafts: 0, pieces: keys, isDone: keys.length === 0 };
}
