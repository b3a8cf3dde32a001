import type { Kysely } from 'kysely';
import { appendClaimEntries, newSalt } from './auditHash.ts';
import { insertMarks } from './claimMarks.ts';
import type { LogSettings } from './log.ts';
import { type StatementValue, statement } from './statement.ts';
import type { AdoptedClaim, SealedDocument } from './storedClaim.ts';
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
    await insertMarks(db, claim.id, claim.marks);
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
      claim: claim.sealed,
      configuration_hash: claim.configurationHash,
      content_hash: '',
      submitted_at: claim.submittedAt,
      claimants: JSON.stringify(claim.claimants),
      added_to: claim.addedTo,
      repeated: claim.repeated ? 1 : 0,
      wrapped_key: claim.wrappedKey,
      wrapped_by: claim.wrappedBy,
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
  documents: readonly SealedDocument[],
): Promise<void> {
  for (const row of documentRows(claimId, documents)) await insertDocument(db, row);
}

const insertDocument = statement((db, value: StatementValue<DocumentTable>) =>
  db.insertInto('document').values({
    key: value('key'),
    claim_id: value('claim_id'),
    position: value('position'),
    sealed: value('sealed'),
    name: value('name'),
    content_type: value('content_type'),
    scan: value('scan'),
    size: value('size'),
    sha256: value('sha256'),
  }),
);

/** Converts a claim's documents to rows, numbered in their order. */
export const documentRows = (claimId: string, documents: readonly SealedDocument[]): DocumentTable[] =>
  documents.map((document, position) => ({
    key: document.key,
    claim_id: claimId,
    position,
    sealed: document.sealed,
    name: '',
    content_type: '',
    scan: '',
    size: document.size,
    sha256: document.storedSha256,
  }));
