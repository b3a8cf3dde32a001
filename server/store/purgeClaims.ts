import type { Kysely } from 'kysely';
import { figuresOf, storedEntryKind } from './auditHash.ts';
import { append, type LogSettings } from './log.ts';
import type { Tables } from './tables.ts';

const BATCH = 200;

/** Number of purged claims, and the keys of their documents, whose bytes the caller removes. */
export interface PurgedBatch {
  claims: number;
  documents: string[];
}

/** Time of a purge, and the instant before which its claims were submitted. */
interface Purge {
  before: Date;
  at: Date;
}

/**
 * Erases the personal data of the next batch of claims that were submitted before an instant: answers, documents, mails,
 * marks, data keys and hashes of content. The figures that `report` counts stay: form, culture, way in, times. The salt goes
 * too, so that the hashes in the log match nothing any more. Returns 0 claims where none is left.
 */
export async function purgeClaims(
  db: Kysely<Tables>,
  writer: LogSettings,
  { before, at }: Purge,
): Promise<PurgedBatch> {
  const rows = await db
    .selectFrom('claim')
    .selectAll()
    .where('submitted_at', '<', before.toISOString())
    .where('purged_at', 'is', null)
    .orderBy('submitted_at')
    .orderBy('id')
    .limit(BATCH)
    .execute();
  if (rows.length === 0) return { claims: 0, documents: [] };
  const ids = rows.map(({ id }) => id);
  await db.deleteFrom('mail').where('claim_id', 'in', ids).execute();
  const documents = await db.deleteFrom('document').where('claim_id', 'in', ids).returning('key').execute();
  await db.deleteFrom('claim_mark').where('claim_id', 'in', ids).execute();
  for (const row of rows) {
    const purged = {
      claim: '{}',
      claimants: '[]',
      wrapped_key: null,
      wrapped_by: null,
      mask_characters: null,
      encrypted: null,
      content_hash: '',
      salt: null,
      entry: storedEntryKind(row),
      purged_at: at.toISOString(),
    };
    await db.updateTable('claim').set(purged).where('id', '=', row.id).execute();
    const content = { ...figuresOf({ ...row, ...purged }) };
    await append(db, writer, { kind: 'claim purged', at, subject: row.id, content });
  }
  return { claims: rows.length, documents: documents.map(({ key }) => key) };
}

/** Counts the claims that were submitted before an instant and are not purged yet, their documents, and drafts. */
export async function countPurgeable(
  db: Kysely<Tables>,
  before: Date,
): Promise<{ claims: number; documents: number; drafts: number }> {
  const open = db
    .selectFrom('claim')
    .where('submitted_at', '<', before.toISOString())
    .where('purged_at', 'is', null);
  const [claims, documents, drafts] = await Promise.all([
    open.select((is) => is.fn.countAll().as('count')).executeTakeFirstOrThrow(),
    db
      .selectFrom('document')
      .select((is) => is.fn.countAll().as('count'))
      .where('claim_id', 'in', open.select('id'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('draft')
      .select((is) => is.fn.countAll().as('count'))
      .where('saved_at', '<', before.toISOString())
      .executeTakeFirstOrThrow(),
  ]);
  return {
    claims: Number(claims.count),
    documents: Number(documents.count),
    drafts: Number(drafts.count),
  };
}

/** Deletes the class lists that were imported before an instant, with their rows. Returns their forms. */
export async function purgeClassLists(
  db: Kysely<Tables>,
  writer: LogSettings,
  { before, at }: Purge,
): Promise<string[]> {
  const lists = await db
    .deleteFrom('class_list')
    .where('imported_at', '<', before.toISOString())
    .returning(['form', 'rows', 'sha256'])
    .execute();
  for (const { form, rows, sha256 } of lists) {
    await db.updateTable('class_list_version').set({ state: 'removed' }).where('form', '=', form).execute();
    // Removed too, because rows of an older version are of this list.
    await db.deleteFrom('claimant_credential').where('form', '=', form).execute();
    await db.deleteFrom('claimant').where('form', '=', form).execute();
    await append(db, writer, { kind: 'class list purged', at, content: { form, rows, sha256 } });
  }
  return lists.map(({ form }) => form).sort();
}
