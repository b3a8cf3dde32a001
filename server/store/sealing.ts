import type { Kysely } from 'kysely';
import type { FormName } from '../../transforms/config/names.ts';
import type { SealedClaim, UnsealedClaim } from './store.ts';
import type { Tables } from './tables.ts';

const BATCH = 200;

/** Claims that were stored before credentials were hidden, a few at a time. */
export async function unsealedClaims(db: Kysely<Tables>): Promise<UnsealedClaim[]> {
  const rows = await db
    .selectFrom('claim')
    .innerJoin('idempotency', 'idempotency.reference_code', 'claim.reference_code')
    .select(['claim.id', 'claim.form', 'claim.claim', 'claim.mask_characters'])
    .select(['claim.content_hash', 'idempotency.sent_hash'])
    .where('claim.sealed', 'is', null)
    .orderBy('claim.id')
    .limit(BATCH)
    .execute();
  return rows.map(({ id, form, claim, mask_characters, content_hash, sent_hash }) => ({
    id,
    form: form as FormName,
    claim: JSON.parse(claim),
    maskCharacters: mask_characters === null ? {} : JSON.parse(mask_characters),
    contentHash: content_hash,
    sentHash: sent_hash,
  }));
}

/** Puts what is hidden in the place of what was not. A claim that another instance has sealed meanwhile stays as it is. */
export async function sealClaims(db: Kysely<Tables>, claims: readonly SealedClaim[]): Promise<void> {
  for (const { id, claim, contentHash, sentHash } of claims) {
    const { numUpdatedRows } = await db
      .updateTable('claim')
      .set({ claim: JSON.stringify(claim), content_hash: contentHash, sealed: 1 })
      .where('id', '=', id)
      .where('sealed', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) continue;
    await db
      .updateTable('idempotency')
      .set({ content_hash: contentHash, sent_hash: sentHash })
      .where('reference_code', 'in', db.selectFrom('claim').select('reference_code').where('id', '=', id))
      .execute();
  }
}
