import type { Kysely, SelectQueryBuilder } from 'kysely';
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
  await removeReminders(db, ids);
  const pieces = await db.deleteFrom('draft_piece').where('draft', 'in', ids).returning('key').execute();
  const saved = removed.filter(({ revision }) => revision > 0);
  return { drafts: saved.length, pieces: pieces.map(({ key }) => key) };
}

/** Removes reminders of drafts. */
export async function removeReminders(db: Kysely<Tables>, drafts: string[]): Promise<void> {
  await db.deleteFrom('draft_reminder').where('draft', 'in', drafts).execute();
}

/** Removes reminders whose draft was removed by an older version, which has no reminders, on an instance beside. */
async function removeOrphanReminders(db: Kysely<Tables>): Promise<void> {
  const drafts = db.selectFrom('draft').select('id');
  await db.deleteFrom('draft_reminder').where('draft', 'not in', drafts).execute();
}

/** Removes reminders of the drafts that members of the class have of a form. */
export async function removeMembersReminders(
  db: Kysely<Tables>,
  form: string,
  members: readonly string[],
): Promise<void> {
  const drafts = db
    .selectFrom('draft')
    .innerJoin('draft_owner', 'draft_owner.draft', 'draft.id')
    .select('draft.id')
    .where('owner', 'in', [...members])
    .where('form', '=', form);
  await db.deleteFrom('draft_reminder').where('draft', 'in', drafts).execute();
}

/** Removes the draft of a name. */
export async function removeNamedDraft(
  db: Kysely<Tables>,
  name: DraftName,
  now: Date,
): Promise<RemovedDrafts> {
  return removeDrafts(db, await ownDrafts(db, name, now).select('id').execute());
}

/** Batch of drafts or pieces that are removed in one transaction. */
interface Batch {
  most: number;
  /** True where other instances write at the same time. */
  concurrent: boolean;
}

/**
 * Returns the ids of some of these drafts, locked until the transaction ends. One that is being saved is passed over,
 * because the save may keep it.
 */
function lockDrafts(
  drafts: SelectQueryBuilder<Tables, 'draft', object>,
  { most, concurrent }: Batch,
): Promise<{ id: string }[]> {
  const some = drafts.select('id').limit(most);
  return (concurrent ? some.forUpdate().skipLocked() : some).execute();
}

/**
 * Removes a batch of drafts that have expired; once there are none, reminders without a draft, and a batch of pieces that
 * no save names.
 */
export async function sweepDraftRows(
  db: Kysely<Tables>,
  { now, closed, unnamedBefore }: DraftSweep,
  batch: Batch,
): Promise<SweptDrafts> {
  const over = db
    .selectFrom('draft')
    .where((is) =>
      is.or([
        is('expires_at', '<=', now.toISOString()),
        ...(closed.length > 0 ? [is('form', 'in', [...closed])] : []),
      ]),
    );
  const rows = await lockDrafts(over, batch);
  if (rows.length > 0) return { ...(await removeDrafts(db, rows)), isDone: false };
  await removeOrphanReminders(db);
  const pieces = await removeUnnamedPieces(db, unnamedBefore, batch);
  return { drafts: 0, pieces, isDone: pieces.length === 0 };
}

/** Removes a batch of drafts that were saved last, or begun, before an instant. */
export async function purgeDraftRows(db: Kysely<Tables>, before: Date, batch: Batch): Promise<SweptDrafts> {
  const old = db
    .selectFrom('draft')
    .where((is) => is(is.fn.coalesce('saved_at', 'begun_at'), '<', before.toISOString()));
  const rows = await lockDrafts(old, batch);
  return { ...(await removeDrafts(db, rows)), isDone: rows.length === 0 };
}

/** Removes pieces of some drafts that were written before an instant and that no save names. Returns their keys. */
async function removeUnnamedPieces(db: Kysely<Tables>, before: Date, batch: Batch): Promise<string[]> {
  const unnamed = db
    .selectFrom('draft_piece')
    .select('draft')
    .where('named', '=', 0)
    .where('written_at', '<', before.toISOString());
  const rows = await lockDrafts(db.selectFrom('draft').where('id', 'in', unnamed), batch);
  if (rows.length === 0) return [];
  const removed = await db
    .deleteFrom('draft_piece')
    .where(
      'draft',
      'in',
      rows.map(({ id }) => id),
    )
    .where('named', '=', 0)
    .where('written_at', '<', before.toISOString())
    .returning('key')
    .execute();
  return removed.map(({ key }) => key);
}
