import type { Kysely, Selectable } from 'kysely';
import { drawReferenceCode } from '../claims/referenceCode.ts';
import { adoptClaims, insertDocuments } from './claimImport.ts';
import { everyClaim, storedClaims, withDocuments } from './claimList.ts';
import { lockRows } from './classRows.ts';
import { sealClaims, unsealedClaims } from './sealing.ts';
import { prolongSession, redeemCaptcha } from './sessionStore.ts';
import type { BoundKey, ClaimStore, Committed, NewClaim } from './store.ts';
import type { IdempotencyTable, Tables } from './tables.ts';
import type { Writer } from './writer.ts';

const DRAWS = 20;

/** Claims, their documents and the keys they were sent with. `draw` is replaced in tests of collisions. */
export function createClaimStore(
  reader: Kysely<Tables>,
  writer: Writer,
  draw: () => string = drawReferenceCode,
): ClaimStore {
  return {
    commit: (claim) =>
      writer.transact((db) => commitClaim(db, claim, { draw, concurrent: writer.concurrent })),
    boundKey: (key) => findKey(reader, key),
    byReferenceCode: async (code) => {
      const query = reader.selectFrom('claim').selectAll().where('reference_code', '=', code);
      const [claim] = await withDocuments(reader, await query.execute());
      return claim ?? null;
    },
    all: (chosen = {}) => everyClaim(reader, chosen),
    stored: (claims) => storedClaims(reader, claims),
    adopt: (claims) => writer.transact((db) => adoptClaims(db, claims)),
    unsealed: (olderKeys) => unsealedClaims(reader, olderKeys),
    seal: (claims) => writer.transact((db) => sealClaims(db, claims)),
    knownDocuments: async (keys) => {
      if (keys.length === 0) return new Set();
      const rows = await reader
        .selectFrom('document')
        .select('key')
        .where('key', 'in', [...keys])
        .execute();
      return new Set(rows.map(({ key }) => key));
    },
  };
}

/**
 * The captcha's row and the key's come first: of two that bring one at once, the second waits for it and finds the key
 * bound.
 */
async function commitClaim(
  db: Kysely<Tables>,
  claim: NewClaim,
  { draw, concurrent }: { draw: () => string; concurrent: boolean },
): Promise<Committed> {
  const { contentHash, sentHash, sessionHash, idempotencyKey, captchaUse, session } = claim;
  if (captchaUse && !(await redeemCaptcha(db, captchaUse)))
    return { committed: false, bound: await findKey(db, idempotencyKey) };
  const drawn = draw();
  if (!(await bindKey(db, claim, drawn)))
    return { committed: false, bound: await findKey(db, idempotencyKey) };
  if (concurrent) await lockRows(db, claim.claimants);
  const referenceCode = await insertClaim(db, claim, drawn, draw);
  if (claim.documents.length > 0) await insertDocuments(db, claim.id, claim.documents);
  if (session) await prolongSession(db, session);
  return { committed: true, bound: { contentHash, sentHash, sessionHash, referenceCode } };
}

async function findKey(db: Kysely<Tables>, key: string): Promise<BoundKey | null> {
  const row = await db.selectFrom('idempotency').selectAll().where('key', '=', key).executeTakeFirst();
  return row ? boundKeyOf(row) : null;
}

async function bindKey(db: Kysely<Tables>, claim: NewClaim, referenceCode: string): Promise<boolean> {
  const result = await db
    .insertInto('idempotency')
    .values({
      key: claim.idempotencyKey,
      content_hash: claim.contentHash,
      sent_hash: claim.sentHash,
      session_hash: claim.sessionHash,
      reference_code: referenceCode,
      created_at: claim.submittedAt.toISOString(),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Draws codes until one is free: two claims never share one, and a collision costs nothing but another draw. */
async function insertClaim(
  db: Kysely<Tables>,
  claim: NewClaim,
  drawn: string,
  draw: () => string,
): Promise<string> {
  const repeated = await isRepeated(db, claim);
  let referenceCode = drawn;
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    if (await insertUnder(db, claim, referenceCode, repeated)) {
      if (attempt > 0) await rebindKey(db, claim, referenceCode);
      return referenceCode;
    }
    referenceCode = draw();
  }
  throw new Error(`No free reference code in ${DRAWS} draws`);
}

async function insertUnder(
  db: Kysely<Tables>,
  claim: NewClaim,
  referenceCode: string,
  repeated: boolean,
): Promise<boolean> {
  const result = await db
    .insertInto('claim')
    .values({
      id: claim.id,
      form: claim.form,
      reference_code: referenceCode,
      culture: claim.culture,
      claim: JSON.stringify(claim.claim),
      configuration_hash: claim.configurationHash,
      content_hash: claim.contentHash,
      submitted_at: claim.submittedAt.toISOString(),
      claimants: JSON.stringify(claim.claimants),
      added_to: claim.addedTo,
      repeated: repeated ? 1 : 0,
      mask_characters: JSON.stringify(claim.maskCharacters),
      sealed: 1,
      encrypted: JSON.stringify(claim.encrypted),
      encrypted_by: claim.encryptedBy,
    })
    .onConflict((conflict) => conflict.column('reference_code').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

async function rebindKey(
  db: Kysely<Tables>,
  { idempotencyKey }: NewClaim,
  referenceCode: string,
): Promise<void> {
  const key = db.updateTable('idempotency').set({ reference_code: referenceCode });
  await key.where('key', '=', idempotencyKey).execute();
}

async function isRepeated(db: Kysely<Tables>, claim: NewClaim): Promise<boolean> {
  if (claim.claimants.length === 0) return false;
  const earlier = await db
    .selectFrom('claim')
    .select('id')
    .where('form', '=', claim.form)
    .where('claimants', '=', JSON.stringify(claim.claimants))
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

function boundKeyOf(row: Selectable<IdempotencyTable>): BoundKey {
  return {
    contentHash: row.content_hash,
    sentHash: row.sent_hash,
    sessionHash: row.session_hash,
    referenceCode: row.reference_code,
  };
}
