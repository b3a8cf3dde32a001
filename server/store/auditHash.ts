import { hash, randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { groupRows } from './groupRows.ts';
import { append, type LogKind, type LogSettings } from './log.ts';
import type { ClaimTable, DocumentTable, Tables } from './tables.ts';

/** Figures of a claim that stay for good, purged or not: nothing personal. */
export interface ClaimFigures {
  form: string;
  referenceCode: string;
  culture: string;
  submittedAt: string;
  entry: string;
  repeated: boolean;
  addedTo: string | null;
  configurationHash: string;
}

/** Content of a claim's log entry: the figures in the clear, all else as hashes with a salt that a purge removes. */
export interface ClaimContent extends ClaimFigures {
  answers: string;
  claimants: string;
  documents: string;
}

/** Draws the salt of a claim's hashes, without which its contents could be found by trying. */
export const newSalt = (): string => randomBytes(16).toString('base64url');

/** Returns the way in of a claim's row: the class list, a claim filed before, or open. */
export function storedEntryKind({ entry, added_to, claimants }: Selectable<ClaimTable>): string {
  if (entry !== null) return entry;
  if (added_to !== null) return 'claims';
  return claimants === '[]' ? 'open' : 'classList';
}

/** Returns the figures of a claim from its row. */
export function figuresOf(row: Selectable<ClaimTable>): ClaimFigures {
  return {
    form: row.form,
    referenceCode: row.reference_code,
    culture: row.culture,
    submittedAt: row.submitted_at,
    entry: storedEntryKind(row),
    repeated: row.repeated === 1,
    addedTo: row.added_to,
    configurationHash: row.configuration_hash,
  };
}

/** Builds the content of a claim's log entry from its rows. */
export function auditContent(
  row: Selectable<ClaimTable>,
  documents: readonly Selectable<DocumentTable>[],
): ClaimContent {
  const digest = (...parts: (string | number | null)[]): string =>
    hash('sha256', JSON.stringify([row.salt, ...parts]), 'base64url');
  const described = documents
    .toSorted((a, b) => a.position - b.position)
    .flatMap(({ key, name, content_type, size, sha256, scan, sealed }) =>
      sealed === null
        ? [key, name, content_type, Number(size), sha256, scan]
        : [key, Number(size), sha256, sealed],
    );
  return {
    ...figuresOf(row),
    // The wrapped key is not part of it, because another server's key wraps it anew.
    answers: digest(row.claim, row.mask_characters, row.encrypted, row.content_hash),
    claimants: digest(row.claimants),
    documents: digest(...described),
  };
}

/** Appends a log entry for each of these claims as they are stored now, in this transaction. */
export async function appendClaimEntries(
  db: Kysely<Tables>,
  writer: LogSettings,
  ids: readonly string[],
  { kind, at }: { kind: LogKind; at: Date },
): Promise<void> {
  if (ids.length === 0) return;
  const rows = await db
    .selectFrom('claim')
    .selectAll()
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute();
  const documents = await documentsOf(db, ids);
  for (const row of rows)
    await append(db, writer, {
      kind,
      at,
      subject: row.id,
      content: { ...auditContent(row, documents.get(row.id) ?? []) },
    });
}

/** Returns the document rows of these claims, by the claim's id. */
export async function documentsOf(
  db: Kysely<Tables>,
  ids: readonly string[],
): Promise<Map<string, Selectable<DocumentTable>[]>> {
  const query = db
    .selectFrom('document')
    .selectAll()
    .where('claim_id', 'in', [...ids]);
  return groupRows(await query.orderBy('position').execute(), ({ claim_id }) => claim_id);
}
