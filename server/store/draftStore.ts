import type { Kysely } from 'kysely';
import { ownDrafts, purgeDraftRows, removeDrafts, removeNamedDraft, sweepDraftRows } from './draftRows.ts';
import type {
  Begun,
  DraftKey,
  DraftName,
  DraftPiece,
  DraftSave,
  DraftSaved,
  DraftStore,
  KeptDraft,
  NewDraft,
  PieceLimits,
} from './storedDraft.ts';
import type { Tables } from './tables.ts';
import { replaceWrappedKeys, wrappedKeys } from './wrappedKeys.ts';
import type { Writer } from './writer.ts';

const BATCH = 50;

/** Creates the store of claims that are to be finished later. */
export function createDraftStore(reader: Kysely<Tables>, writer: Writer): DraftStore {
  const batch = { most: BATCH, concurrent: writer.concurrent };
  return {
    find: (name, now) => findDraft(reader, name, now),
    begun: (name, now) => begunDraft(reader, name, now),
    begin: (draft) => writer.transact((db) => beginDraft(db, draft)),
    addPiece: (draft, piece, limits, now) =>
      writer.transact((db) => addPiece(db, draft, { piece, limits, now, concurrent: writer.concurrent })),
    piece: async (name, piece, now) => {
      const row = await ownDrafts(reader, name, now)
        .innerJoin('draft_piece', 'draft_piece.draft', 'draft.id')
        .select(['id', 'wrapped_key', 'wrapped_by', 'draft_piece.key'])
        .where('draft_piece.name', '=', piece)
        .where('draft_piece.named', '=', 1)
        .executeTakeFirst();
      return row ? { draft: keyOf(row), key: row.key } : null;
    },
    save: (save) => writer.transact((db) => saveDraft(db, save, writer.concurrent)),
    remove: (name, now) => writer.transact((db) => removeNamedDraft(db, name, now)),
    sweep: (sweep) => writer.transact((db) => sweepDraftRows(db, sweep, batch)),
    purge: (before) => writer.transact((db) => purgeDraftRows(db, before, batch)),
    count: async () => {
      const saved = reader.selectFrom('draft').where('revision', '>', 0);
      return Number((await saved.select((is) => is.fn.countAll().as('count')).executeTakeFirst())?.count);
    },
    wrappedBy: (keys, after) => wrappedKeys(reader, 'draft', keys, after),
    rewrap: (drafts) => writer.transact((db) => replaceWrappedKeys(db, 'draft', drafts)),
  };
}

const keyOf = (row: { id: string; wrapped_key: string; wrapped_by: string }): DraftKey => ({
  id: row.id,
  wrappedKey: row.wrapped_key,
  wrappedBy: row.wrapped_by,
});

async function begunDraft(db: Kysely<Tables>, name: DraftName, now: Date): Promise<DraftKey | null> {
  const own = ownDrafts(db, name, now).select(['id', 'wrapped_key', 'wrapped_by']);
  const row = await own.executeTakeFirst();
  return row ? keyOf(row) : null;
}

async function findDraft(db: Kysely<Tables>, name: DraftName, now: Date): Promise<KeptDraft | null> {
  const row = await ownDrafts(db, name, now).selectAll('draft').where('revision', '>', 0).executeTakeFirst();
  if (!row || row.sealed === null || row.saved_at === null) return null;
  const pieces = await db
    .selectFrom('draft_piece')
    .select('name')
    .where('draft', '=', row.id)
    .where('named', '=', 1)
    .orderBy('name')
    .execute();
  return {
    ...keyOf(row),
    revision: row.revision,
    sealed: row.sealed,
    pieces: pieces.map((piece) => piece.name),
    savedAt: new Date(row.saved_at),
    expiresAt: new Date(row.expires_at),
  };
}

async function beginDraft(db: Kysely<Tables>, draft: NewDraft): Promise<Begun> {
  const { id, name, session, now, most } = draft;
  const found = async (): Promise<Begun | null> => {
    const own = await begunDraft(db, name, now);
    if (own) return own;
    const hashes = db.selectFrom('draft').select(['id', 'expires_at']);
    const other = await hashes.where('hash', 'in', [...name.hashes]).executeTakeFirst();
    if (!other) return null;
    if (other.expires_at > now.toISOString()) return 'notOwn';
    await removeDrafts(db, [other]);
    return null;
  };
  const before = await found();
  if (before) return before;
  const owners = [...new Set([session, ...name.members])];
  if (!(await makeRoom(db, owners, { now, most }))) return 'tooMany';
  const [hash = ''] = name.hashes;
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('draft')
    .values({
      id,
      form: name.form,
      hash,
      bound: name.members.length > 0 ? 1 : 0,
      revision: 0,
      sealed: null,
      wrapped_key: draft.wrappedKey,
      wrapped_by: draft.wrappedBy,
      begun_at: now.toISOString(),
      saved_at: null,
      expires_at: draft.expiresAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .executeTakeFirstOrThrow();
  // Another instance began it meanwhile.
  if (numInsertedOrUpdatedRows !== 1n) return (await found()) ?? 'notOwn';
  await db
    .insertInto('draft_owner')
    .values(owners.map((owner) => ({ draft: id, owner })))
    .execute();
  return { id, wrappedKey: draft.wrappedKey, wrappedBy: draft.wrappedBy };
}

/** Gives up drafts that were never saved, the oldest first, until one more is allowed. Returns false where none is. */
async function makeRoom(
  db: Kysely<Tables>,
  owners: string[],
  { now, most }: Pick<NewDraft, 'now' | 'most'>,
): Promise<boolean> {
  const owned = db.selectFrom('draft_owner').select('draft').where('owner', 'in', owners);
  const rows = await db
    .selectFrom('draft')
    .select(['id', 'revision'])
    .where('id', 'in', owned)
    .where('expires_at', '>', now.toISOString())
    .orderBy('begun_at')
    .execute();
  const excess = rows.length + 1 - most;
  if (excess <= 0) return true;
  const begun = rows.filter(({ revision }) => revision === 0).slice(0, excess);
  if (begun.length < excess) return false;
  await removeDrafts(db, begun);
  return true;
}

/** Piece to add, its limits and time. */
interface PieceToAdd {
  piece: DraftPiece;
  limits: PieceLimits;
  now: Date;
  concurrent: boolean;
}

async function addPiece(
  db: Kysely<Tables>,
  draft: string,
  { piece: { name, key, size, storedSha256 }, limits, now, concurrent }: PieceToAdd,
): Promise<'added' | 'known' | 'gone' | 'tooLarge'> {
  if (!(await lockedDraft(db, draft, concurrent))) return 'gone';
  const pieces = db.selectFrom('draft_piece').where('draft', '=', draft);
  const sums = await pieces
    .select((is) => [is.fn.countAll().as('count'), is.fn.sum('size').as('bytes')])
    .executeTakeFirst();
  if (await pieces.select('name').where('name', '=', name).executeTakeFirst()) return 'known';
  if (Number(sums?.bytes ?? 0) + size > limits.bytes || Number(sums?.count) >= limits.pieces)
    return 'tooLarge';
  await db
    .insertInto('draft_piece')
    .values({ draft, name, key, size, sha256: storedSha256, named: 0, written_at: now.toISOString() })
    .execute();
  return 'added';
}

/** Returns the revision of a draft, whose row no other transaction changes until this one ends. */
async function lockedDraft(
  db: Kysely<Tables>,
  id: string,
  concurrent: boolean,
): Promise<{ revision: number } | undefined> {
  const row = db.selectFrom('draft').select('revision').where('id', '=', id);
  return (concurrent ? row.forUpdate() : row).executeTakeFirst();
}

async function saveDraft(db: Kysely<Tables>, save: DraftSave, concurrent: boolean): Promise<DraftSaved> {
  const before = await lockedDraft(db, save.id, concurrent);
  if (!before) return 'gone';
  // Deleted since the client's last save, and begun anew.
  if (before.revision === 0 && save.after > 0) return 'gone';
  if (before.revision !== save.after) return 'changed';
  const there = await db
    .selectFrom('draft_piece')
    .select(['name', 'key', 'size'])
    .where('draft', '=', save.id)
    .execute();
  const named = new Set(save.pieces);
  const kept = there.filter(({ name }) => named.has(name));
  if (kept.length < named.size) return 'pieceMissing';
  if (kept.reduce((sum, { size }) => sum + Number(size), 0) > save.bytes) return 'tooLarge';
  const removed = there.filter(({ name }) => !named.has(name)).map(({ key }) => key);
  if (removed.length > 0) await db.deleteFrom('draft_piece').where('key', 'in', removed).execute();
  await db
    .updateTable('draft_piece')
    .set({ named: 1 })
    .where('draft', '=', save.id)
    .where('named', '=', 0)
    .execute();
  await db
    .updateTable('draft')
    .set({
      revision: save.after + 1,
      sealed: save.sealed,
      saved_at: save.savedAt.toISOString(),
      expires_at: save.expiresAt.toISOString(),
    })
    .where('id', '=', save.id)
    .execute();
  return { removed };
}
