import type { Kysely } from 'kysely';
import { auditContent, newSalt } from './auditHash.ts';
import { findKey } from './boundKeys.ts';
import { adoptClaims, documentRows, insertDocuments } from './claimImport.ts';
import { additionsTo, claimsWithDocuments, everyClaim, storedClaims } from './claimList.ts';
import { lockAddedTo, requireClaimRate } from './claimRateLimit.ts';
import { lockRows } from './classRows.ts';
import { removeMembersReminders, removeNamedDraft } from './draftRows.ts';
import { append } from './log.ts';
import { insertMail } from './mailStore.ts';
import {
  countOlderClaims,
  finishTakeOver,
  olderClaims,
  prepareTakeOver,
  takeOverClaim,
} from './olderClaims.ts';
import { drawReferenceCode } from './referenceCode.ts';
import { prolongSession, redeemCaptcha } from './sessionStore.ts';
import { type StatementValue, statement } from './statement.ts';
import type { ClaimStore } from './store.ts';
import type { Committed, NewClaim } from './storedClaim.ts';
import type { ClaimTable, IdempotencyTable, Tables } from './tables.ts';
import { replaceWrappedKeys, wrappedKeys } from './wrappedKeys.ts';
import type { Writer } from './writer.ts';

const DRAWS = 20;

/** Tables whose rows have bytes in the document store. */
const WITH_DOCUMENTS = ['document', 'draft_piece'] as const;

/** Creates the store of claims, their documents and their idempotency keys. Tests of collisions replace `draw`. */
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
      const [claim] = await claimsWithDocuments(reader, await query.execute());
      return claim ?? null;
    },
    additionsTo: (id) => additionsTo(reader, id),
    all: (chosen = {}) => everyClaim(reader, chosen),
    stored: (claims) => storedClaims(reader, claims),
    adopt: (claims, { key, at }) =>
      writer.transact((db) => adoptClaims(db, { key, concurrent: writer.concurrent }, claims, at)),
    older: (after) => olderClaims(reader, after),
    countOlder: () => countOlderClaims(reader),
    prepareTakeOver: () => writer.transact(prepareTakeOver),
    finishTakeOver: () => writer.transact(finishTakeOver),
    takeOver: (claim, { key, at }) =>
      writer.transact((db) => takeOverClaim(db, { key, concurrent: writer.concurrent }, claim, at)),
    wrappedBy: (keys, after) => wrappedKeys(reader, 'claim', keys, after),
    rewrap: (claims) => writer.transact((db) => replaceWrappedKeys(db, 'claim', claims)),
    holdsDocuments: async () => {
      const some = WITH_DOCUMENTS.map((table) => reader.selectFrom(table).select('key').limit(1));
      const found = await Promise.all(some.map((query) => query.executeTakeFirst()));
      return found.some((row) => row !== undefined);
    },
    knownDocuments: async (keys) => {
      if (keys.length === 0) return new Set();
      const those = WITH_DOCUMENTS.map((table) => reader.selectFrom(table).select('key'));
      const found = await Promise.all(those.map((query) => query.where('key', 'in', [...keys]).execute()));
      return new Set(found.flat().map(({ key }) => key));
    },
  };
}

/**
 * Commits a claim. Writes the captcha's row and the key's first: of two claims with the same one, the second waits and
 * finds the key bound.
 */
async function commitClaim(
  db: Kysely<Tables>,
  claim: NewClaim,
  { draw, concurrent }: { draw: () => string; concurrent: boolean },
): Promise<Committed> {
  const { contentHash, sentHash, sessionHash, idempotencyKey, captchaUse, session, draft } = claim;
  if (captchaUse && !(await redeemCaptcha(db, captchaUse)))
    return { committed: false, bound: await findKey(db, idempotencyKey) };
  const drawn = draw();
  if (!(await bindKey(db, claim, drawn)))
    return { committed: false, bound: await findKey(db, idempotencyKey) };
  if (concurrent) {
    await lockRows(db, claim.claimants);
    await lockAddedTo(db, claim);
  }
  const row = await insertClaim(db, claim, drawn, draw);
  const referenceCode = row.reference_code;
  if (claim.documents.length > 0) await insertDocuments(db, claim.id, claim.documents);
  if (claim.mail) await insertMail(db, claim.mail, claim);
  if (session) await prolongSession(db, session);
  await append(
    db,
    { key: claim.logKey, concurrent },
    {
      kind: 'claim',
      at: claim.submittedAt,
      subject: claim.id,
      content: { ...auditContent(row, documentRows(claim.id, claim.documents)) },
    },
  );
  const bound = { contentHash, sentHash, sessionHash, referenceCode };
  const removed = draft && (await removeNamedDraft(db, draft, claim.submittedAt));
  if (claim.reminded?.length) await removeMembersReminders(db, claim.form, claim.reminded);
  return { committed: true, bound, ...(removed && { draft: removed }) };
}

const insertKey = statement((db, value: StatementValue<IdempotencyTable>) =>
  db
    .insertInto('idempotency')
    .values({
      key: value('key'),
      content_hash: value('content_hash'),
      sent_hash: value('sent_hash'),
      session_hash: value('session_hash'),
      reference_code: value('reference_code'),
      created_at: value('created_at'),
    })
    .onConflict((conflict) => conflict.column('key').doNothing()),
);

async function bindKey(db: Kysely<Tables>, claim: NewClaim, referenceCode: string): Promise<boolean> {
  const { numAffectedRows } = await insertKey(db, {
    key: claim.idempotencyKey,
    content_hash: claim.contentHash,
    sent_hash: claim.sentHash,
    session_hash: claim.sessionHash,
    reference_code: referenceCode,
    created_at: claim.submittedAt.toISOString(),
  });
  return numAffectedRows === 1n;
}

/** Draws codes until one is free: two claims never share one, and a collision costs nothing but another draw. */
async function insertClaim(
  db: Kysely<Tables>,
  claim: NewClaim,
  drawn: string,
  draw: () => string,
): Promise<ClaimTable> {
  const repeated = await isRepeated(db, claim);
  if (repeated || claim.addedTo !== null) await requireClaimRate(db, claim);
  let referenceCode = drawn;
  for (let attempt = 0; attempt < DRAWS; attempt += 1) {
    const row = rowOf(claim, referenceCode, repeated);
    if ((await insertRow(db, row)).numAffectedRows === 1n) {
      if (attempt > 0) await rebindKey(db, claim, referenceCode);
      return row;
    }
    referenceCode = draw();
  }
  throw new Error(`No free reference code in ${DRAWS} draws`);
}

const insertRow = statement((db, value: StatementValue<ClaimTable>) =>
  db
    .insertInto('claim')
    .values({
      id: value('id'),
      form: value('form'),
      reference_code: value('reference_code'),
      culture: value('culture'),
      claim: value('claim'),
      configuration_hash: value('configuration_hash'),
      content_hash: value('content_hash'),
      submitted_at: value('submitted_at'),
      claimants: value('claimants'),
      added_to: value('added_to'),
      repeated: value('repeated'),
      wrapped_key: value('wrapped_key'),
      wrapped_by: value('wrapped_by'),
      salt: value('salt'),
    })
    .onConflict((conflict) => conflict.column('reference_code').doNothing()),
);

function rowOf(claim: NewClaim, referenceCode: string, repeated: boolean): ClaimTable {
  return {
    id: claim.id,
    form: claim.form,
    reference_code: referenceCode,
    culture: claim.culture,
    claim: claim.sealed,
    configuration_hash: claim.configurationHash,
    content_hash: claim.contentHash,
    submitted_at: claim.submittedAt.toISOString(),
    claimants: JSON.stringify(claim.claimants),
    added_to: claim.addedTo,
    repeated: repeated ? 1 : 0,
    wrapped_key: claim.wrappedKey,
    wrapped_by: claim.wrappedBy,
    mask_characters: null,
    sealed: null,
    encrypted: null,
    salt: newSalt(),
    entry: null,
    purged_at: null,
  };
}

async function rebindKey(
  db: Kysely<Tables>,
  { idempotencyKey }: NewClaim,
  referenceCode: string,
): Promise<void> {
  const key = db.updateTable('idempotency').set({ reference_code: referenceCode });
  await key.where('key', '=', idempotencyKey).execute();
}

const selectEarlier = statement((db, value: StatementValue<{ form: string; claimants: string }>) =>
  db
    .selectFrom('claim')
    .select('id')
    .where('form', '=', value('form'))
    .where('claimants', '=', value('claimants'))
    .limit(1),
);

async function isRepeated(db: Kysely<Tables>, claim: NewClaim): Promise<boolean> {
  if (claim.claimants.length === 0) return false;
  const { rows } = await selectEarlier(db, {
    form: claim.form,
    claimants: JSON.stringify(claim.claimants),
  });
  return rows.length > 0;
}
