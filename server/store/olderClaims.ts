import type { Kysely } from 'kysely';
import { appendClaimEntries, documentsOf, newSalt } from './auditHash.ts';
import { documentRows } from './claimImport.ts';
import { keptClaimOf } from './claimList.ts';
import type { LogSettings } from './log.ts';
import type { OlderClaim, TakenOverClaim } from './storedClaim.ts';
import type { Tables } from './tables.ts';

const BATCH = 50;

/** Selects the claims that a version before C13-14 stored, and no server has encrypted since. */
const olderRows = (db: Kysely<Tables>) =>
  db.selectFrom('claim').where('claim.wrapped_by', 'is', null).where('claim.purged_at', 'is', null);

/** Returns a batch of these claims in the order of ids after `after`, with the hashes of their content. */
export async function olderClaims(db: Kysely<Tables>, after: string): Promise<OlderClaim[]> {
  const rows = await olderRows(db)
    .leftJoin('idempotency', 'idempotency.reference_code', 'claim.reference_code')
    .selectAll('claim')
    .select('idempotency.sent_hash')
    .where('claim.id', '>', after)
    .orderBy('claim.id')
    .limit(BATCH)
    .execute();
  const documents = await documentsOf(
    db,
    rows.map(({ id }) => id),
  );
  return rows.flatMap((row) => {
    const kept = keptClaimOf(row, documents.get(row.id) ?? []);
    return 'older' in kept ? [{ ...kept, contentHash: row.content_hash, sentHash: row.sent_hash ?? '' }] : [];
  });
}

/** Index by which each older claim finds its idempotency key; it is dropped again, since each claim would pay for it. */
const KEYS_BY_CODE = 'idempotency_by_code';

export async function prepareTakeOver({ schema }: Kysely<Tables>): Promise<void> {
  await schema.createIndex(KEYS_BY_CODE).ifNotExists().on('idempotency').column('reference_code').execute();
}

export async function finishTakeOver({ schema }: Kysely<Tables>): Promise<void> {
  await schema.dropIndex(KEYS_BY_CODE).ifExists().execute();
}

export async function countOlderClaims(db: Kysely<Tables>): Promise<number> {
  const row = await olderRows(db)
    .select((is) => is.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

/** Replaces a claim by its sealed form, documents included. Returns false where another instance did so before. */
export async function takeOverClaim(
  db: Kysely<Tables>,
  writer: LogSettings,
  claim: TakenOverClaim,
  at: Date,
): Promise<boolean> {
  const { id, sealed, wrappedKey, wrappedBy, contentHash, sentHash, documents } = claim;
  const { numUpdatedRows } = await db
    .updateTable('claim')
    .set({ claim: sealed, wrapped_key: wrappedKey, wrapped_by: wrappedBy, content_hash: contentHash })
    .set({ mask_characters: null, sealed: null, encrypted: null, salt: newSalt() })
    .where('id', '=', id)
    .where('wrapped_by', 'is', null)
    .where('purged_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.deleteFrom('document').where('claim_id', '=', id).execute();
  for (const row of documentRows(id, documents)) await db.insertInto('document').values(row).execute();
  await db
    .updateTable('idempotency')
    .set({ content_hash: contentHash, sent_hash: sentHash })
    .where('reference_code', 'in', db.selectFrom('claim').select('reference_code').where('id', '=', id))
    .execute();
  await appendClaimEntries(db, writer, [id], { kind: 'claim taken in', at });
  return true;
}
