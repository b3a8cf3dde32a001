import type { Kysely } from 'kysely';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { appendClaimEntries, newSalt } from './auditHash.ts';
import type { LogSettings } from './log.ts';
import type { ClaimToEncrypt, EncryptedClaim } from './storedClaim.ts';
import type { Tables } from './tables.ts';

const BATCH = 200;

/** Returns a batch of claims that an older version stored in the clear, or that one of these older keys encrypted. */
export async function claimsToEncrypt(
  db: Kysely<Tables>,
  olderKeys: readonly string[],
): Promise<ClaimToEncrypt[]> {
  const rows = await db
    .selectFrom('claim')
    .leftJoin('idempotency', 'idempotency.reference_code', 'claim.reference_code')
    .select(['claim.id', 'claim.form', 'claim.claim', 'claim.mask_characters', 'claim.sealed'])
    .select(['claim.content_hash', 'idempotency.sent_hash', 'claim.encrypted', 'claim.encrypted_by'])
    .where((is) => {
      const never = is('claim.encrypted_by', 'is', null);
      return olderKeys.length === 0 ? never : is.or([never, is('claim.encrypted_by', 'in', [...olderKeys])]);
    })
    .orderBy('claim.id')
    .limit(BATCH)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    form: row.form as FormName,
    claim: JSON.parse(row.claim),
    maskCharacters: row.mask_characters === null ? {} : JSON.parse(row.mask_characters),
    contentHash: row.content_hash,
    sentHash: row.sent_hash ?? '',
    isHidden: row.sealed === 1,
    encrypted: encryptedPaths(row.encrypted),
    encryptedBy: row.encrypted_by,
  }));
}

/** Parses the stored paths of encrypted values: none for claims that were stored before any were encrypted. */
export const encryptedPaths = (stored: string | null): string[] =>
  stored === null ? [] : JSON.parse(stored);

/** Replaces claims by their encrypted form. Skips a claim that another instance has encrypted meanwhile. */
export async function reencryptClaims(
  db: Kysely<Tables>,
  writer: LogSettings,
  claims: readonly EncryptedClaim[],
  at: Date,
): Promise<void> {
  const taken: string[] = [];
  const anew: string[] = [];
  for (const { id, claim, contentHash, sentHash, encrypted, encryptedBy, encryptedBefore } of claims) {
    const { numUpdatedRows } = await db
      .updateTable('claim')
      .set({ claim: JSON.stringify(claim), content_hash: contentHash, sealed: 1 })
      .set({ encrypted: JSON.stringify(encrypted), encrypted_by: encryptedBy, salt: newSalt() })
      .where('id', '=', id)
      .where('encrypted_by', encryptedBefore === null ? 'is' : '=', encryptedBefore)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    (encryptedBefore === null ? taken : anew).push(id);
    await db
      .updateTable('idempotency')
      .set({ content_hash: contentHash, sent_hash: sentHash })
      .where('reference_code', 'in', db.selectFrom('claim').select('reference_code').where('id', '=', id))
      .execute();
  }
  await appendClaimEntries(db, writer, taken, { kind: 'claim taken in', at });
  await appendClaimEntries(db, writer, anew, { kind: 'claim encrypted anew', at });
}
