import type { Kysely } from 'kysely';
import { appendClaimEntries, newSalt } from './auditHash.ts';
import type { LogSettings } from './log.ts';
import { type StatementValue, statement } from './statement.ts';
import type { AdoptedClaim, StoredDocument } from './storedClaim.ts';
import type { DocumentTable, Tables } from './tables.ts';

/**
 * Stores imported claims, and binds no idempotency key, because their first server answers retries. Returns their
 * number; a claim that another import stored meanwhile stays.
 */
export async function adoptClaims(
  db: Kysely<Tables>,
  writer: LogSettings,
  claims: readonly AdoptedClaim[],
  at: Date,
): Promise<number> {
  const adopted: string[] = [];
  for (const claim of claims) {
    if (!(await insertAdopted(db, claim))) continue;
    if (claim.documents.length > 0) await insertDocuments(db, claim.id, claim.documents);
    adopted.push(claim.id);
  }
  await appendClaimEntries(db, writer, adopted, { kind: 'claim imported', at });
  return adopted.length;
}

async function insertAdopted(db: Kysely<Tables>, claim: AdoptedClaim): Promise<boolean> {
  const result = await db
    .insertInto('claim')
    .values({
      id: claim.id,
      form: claim.form,
      reference_code: claim.referenceCode,
      culture: claim.culture,
      claim: JSON.stringify(claim.claim),
      configuration_hash: claim.configurationHash,
      content_hash: '',
      submitted_at: claim.submittedAt,
      claimants: JSON.stringify(claim.claimants),
      added_to: claim.addedTo,
      repeated: claim.repeated ? 1 : 0,
      mask_characters: JSON.stringify(claim.maskCharacters),
      sealed: claim.unsealed ? null : 1,
      encrypted: JSON.stringify(claim.encrypted),
      encrypted_by: claim.unsealed ? null : claim.encryptedBy,
      salt: newSalt(),
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

/** Inserts the documents of a claim, in their order. */
export async function insertDocuments(
  db: Kysely<Tables>,
  claimId: string,
  documents: readonly StoredDocument[],
): Promise<void> {
  for (const row of documentRows(claimId, documents)) await insertDocument(db, row);
}

const insertDocument = statement((db, value: StatementValue<DocumentTable>) =>
  db.insertInto('document').values({
    key: value('key'),
    claim_id: value('claim_id'),
    position: value('position'),
    name: value('name'),
    content_type: value('content_type'),
    size: value('size'),
    sha256: value('sha256'),
    scan: value('scan'),
  }),
);

/** Converts a claim's documents to rows, numbered in their order. */
export const documentRows = (claimId: string, documents: readonly StoredDocument[]): DocumentTable[] =>
  documents.map((document, position) => ({
    key: document.key,
    claim_id: claimId,
    position,
    name: document.name,
    content_type: document.contentType,
    size: document.size,
    sha256: document.sha256,
    scan: document.scan,
  }));
