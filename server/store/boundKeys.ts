import type { Kysely, Selectable } from 'kysely';
import { type StatementValue, statement } from './statement.ts';
import type { BoundKey } from './storedClaim.ts';
import type { IdempotencyTable, Tables } from './tables.ts';

const selectKey = statement((db, value: StatementValue<{ key: string }>) =>
  db.selectFrom('idempotency').selectAll().where('key', '=', value('key')),
);

/** Returns the binding of an idempotency key, or null. */
export async function findKey(db: Kysely<Tables>, key: string): Promise<BoundKey | null> {
  const [row] = (await selectKey(db, { key })).rows;
  return row ? boundKeyOf(row) : null;
}

function boundKeyOf(row: Selectable<IdempotencyTable>): BoundKey {
  return {
    contentHash: row.content_hash,
    sentHash: row.sent_hash,
    sessionHash: row.session_hash,
    referenceCode: row.reference_code,
  };
}
