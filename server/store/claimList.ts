import type { Kysely, Selectable } from 'kysely';
import type { MarkedAt } from '../../transforms/ground/claimMark.ts';
import type { FormName } from '../../transforms/ground/modelNames.ts';
import { marksOf } from './claimMarks.ts';
import { groupRows } from './groupRows.ts';
import { mailsOf } from './mailStore.ts';
import type {
  ChosenClaims,
  ClaimFacts,
  ClaimName,
  KeptClaim,
  SealedDocument,
  StoredDocument,
} from './storedClaim.ts';
import type { ClaimTable, DocumentTable, Tables } from './tables.ts';

const PAGE = 200;

/** Yields the stored claims that match a choice and are not purged, oldest first, a page at a time. */
export async function* everyClaim(db: Kysely<Tables>, chosen: ChosenClaims): AsyncIterable<KeptClaim> {
  let last: { submitted_at: string; id: string } | undefined;
  for (;;) {
    let query = chosenOf(db, chosen).orderBy('submitted_at').orderBy('id').limit(PAGE);
    const after = last;
    if (after)
      query = query.where((is) =>
        is.or([
          is('submitted_at', '>', after.submitted_at),
          is.and([is('submitted_at', '=', after.submitted_at), is('id', '>', after.id)]),
        ]),
      );
    const rows = await query.execute();
    yield* await claimsWithDocuments(db, rows);
    last = rows.at(-1);
    if (rows.length < PAGE) return;
  }
}

function chosenOf(db: Kysely<Tables>, { form, since, upTo }: ChosenClaims) {
  let query = db.selectFrom('claim').selectAll().where('purged_at', 'is', null);
  if (form !== undefined) query = query.where('form', '=', form);
  if (since !== undefined) query = query.where('submitted_at', '>=', since);
  if (upTo === undefined) return query;
  return query.where((is) =>
    is.or([
      is('submitted_at', '<', upTo.submittedAt),
      is.and([is('submitted_at', '=', upTo.submittedAt), is('id', '<=', upTo.id)]),
    ]),
  );
}

/** Builds the claims of these rows, with their documents in order and their mails. */
export async function claimsWithDocuments(
  db: Kysely<Tables>,
  rows: Selectable<ClaimTable>[],
): Promise<KeptClaim[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const query = db.selectFrom('document').selectAll().where('claim_id', 'in', ids).orderBy('position');
  const [found, mails, marks] = await Promise.all([query.execute(), mailsOf(db, ids), marksOf(db, ids)]);
  const documents = groupRows(found, ({ claim_id }) => claim_id);
  return rows.map((row) => {
    const claim = keptClaimOf(row, documents.get(row.id) ?? [], marks.get(row.id));
    const own = mails.get(row.id);
    return own ? { ...claim, mails: own } : claim;
  });
}

/** Builds a claim of its row, those of its documents and its marks. */
export function keptClaimOf(
  row: Selectable<ClaimTable>,
  documents: readonly Selectable<DocumentTable>[],
  marks: readonly MarkedAt[] = [],
): KeptClaim {
  const facts = { ...factsOf(row), marks: [...marks] };
  const { claim: sealed, wrapped_key: wrappedKey, wrapped_by: wrappedBy } = row;
  if (wrappedKey !== null && wrappedBy !== null)
    return { ...facts, sealed, wrappedKey, wrappedBy, documents: documents.map(sealedDocument) };
  return { ...facts, older: olderAnswers(row), documents: documents.map(olderDocument) };
}

const factsOf = (row: Selectable<ClaimTable>): Omit<ClaimFacts, 'marks'> => ({
  id: row.id,
  form: row.form as FormName,
  referenceCode: row.reference_code,
  culture: row.culture,
  configurationHash: row.configuration_hash,
  submittedAt: row.submitted_at,
  claimants: JSON.parse(row.claimants),
  addedTo: row.added_to,
  repeated: row.repeated === 1,
});

const olderAnswers = (row: Selectable<ClaimTable>) => ({
  claim: JSON.parse(row.claim),
  maskCharacters: row.mask_characters === null ? {} : JSON.parse(row.mask_characters),
  encrypted: row.encrypted === null ? [] : JSON.parse(row.encrypted),
  isHidden: row.sealed === 1,
});

const sealedDocument = ({ key, size, sha256, sealed }: Selectable<DocumentTable>): SealedDocument => ({
  key,
  size: Number(size),
  storedSha256: sha256,
  sealed: sealed ?? '',
});

const olderDocument = (document: Selectable<DocumentTable>): StoredDocument => ({
  key: document.key,
  name: document.name,
  contentType: document.content_type,
  size: Number(document.size),
  sha256: document.sha256,
  scan: document.scan,
});

/** Returns the claims that add to a claim, oldest first, without those that are purged. */
export async function additionsTo(db: Kysely<Tables>, id: string): Promise<KeptClaim[]> {
  const query = db.selectFrom('claim').selectAll().where('added_to', '=', id).where('purged_at', 'is', null);
  return claimsWithDocuments(db, await query.orderBy('submitted_at').orderBy('id').execute());
}

/** Returns the stored claims that have one of these ids or reference codes. */
export async function storedClaims(db: Kysely<Tables>, names: readonly ClaimName[]): Promise<KeptClaim[]> {
  if (names.length === 0) return [];
  const ids = names.map(({ id }) => id);
  const codes = names.map(({ referenceCode }) => referenceCode);
  const query = db
    .selectFrom('claim')
    .selectAll()
    .where((is) => is.or([is('id', 'in', ids), is('reference_code', 'in', codes)]));
  return claimsWithDocuments(db, await query.execute());
}
