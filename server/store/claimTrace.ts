import type { Kysely, Selectable } from 'kysely';
import type { MarkedAt } from '../../transforms/ground/claimMark.ts';
import { exportsOf, type HoldingExport } from './claimExports.ts';
import { marksOf } from './claimMarks.ts';
import { STORED_ENTRY } from './entrySql.ts';
import type { LogEntry } from './log.ts';
import { type MailFacts, mailsOf } from './mailStore.ts';
import type { ClaimTable, DocumentTable, Tables } from './tables.ts';

/** Name of a claim in the tables: one of both. */
export type TracedName = { id: string } | { referenceCode: string };

/** Claim that was filed to add to another. */
export interface Addition {
  id: string;
  referenceCode: string;
  submittedAt: string;
}

/** All that the tables have of a claim's way, without anything that a claimant wrote (C13-15). */
export interface TracedClaim {
  id: string;
  referenceCode: string;
  form: string;
  culture: string;
  submittedAt: string;
  /** Way in: `classList`, `claims` or `open`. */
  entry: string;
  /** True where an earlier claim was opened with the same class list row. */
  repeated: boolean;
  configurationHash: string;
  purgedAt: string | null;
  /** Claim that this one adds to. */
  addedTo: Addition | null;
  /** Claims that add to this one, oldest first. */
  additions: Addition[];
  /** Marks of an administrator, oldest first. */
  marks: MarkedAt[];
  documents: Pick<DocumentTable, 'key' | 'size' | 'sha256' | 'sealed'>[];
  /** Mails, without their addresses; left out where there are none. */
  mails?: MailFacts[];
  exports: HoldingExport[];
  /** Log entries of the claim, oldest first. */
  log: Pick<LogEntry, 'chain' | 'position' | 'at' | 'kind'>[];
}

const ADDITION = ['id', 'reference_code', 'submitted_at'] as const;

const additionOf = (row: Pick<Selectable<ClaimTable>, (typeof ADDITION)[number]>): Addition => ({
  id: row.id,
  referenceCode: row.reference_code,
  submittedAt: row.submitted_at,
});

/** Reads a claim's way; null for none of this name. */
export function traceClaim(db: Kysely<Tables>, name: TracedName): Promise<TracedClaim | null> {
  // One transaction, because a purge may come between.
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((reader) => readWay(reader, name));
}

async function readWay(db: Kysely<Tables>, name: TracedName): Promise<TracedClaim | null> {
  const row = await db
    .selectFrom('claim')
    .select([...ADDITION, 'form', 'culture', 'repeated', 'configuration_hash', 'purged_at', 'added_to'])
    .select(STORED_ENTRY.as('opened'))
    .where((is) => ('id' in name ? is('id', '=', name.id) : is('reference_code', '=', name.referenceCode)))
    .executeTakeFirst();
  if (!row) return null;
  const claim = additionOf(row);
  const log = await db
    .selectFrom('log_entry')
    .select(['chain', 'position', 'at', 'kind'])
    .where('subject', '=', row.id)
    .orderBy('chain')
    .orderBy('position')
    .execute();
  const storedAt = log.find(({ kind }) => kind === 'claim imported')?.at ?? claim.submittedAt;
  const { form, culture, purged_at: purgedAt } = row;
  const mails = (await mailsOf(db, [row.id])).get(row.id);
  return {
    ...claim,
    ...{ form, culture, entry: row.opened, repeated: row.repeated === 1 },
    configurationHash: row.configuration_hash,
    purgedAt,
    addedTo: row.added_to === null ? null : await earlierClaim(db, row.added_to),
    additions: await additionsTo(db, row.id),
    marks: (await marksOf(db, [row.id])).get(row.id) ?? [],
    documents: await documentsOf(db, row.id),
    ...(mails && { mails }),
    exports: await exportsOf(db, { ...claim, form, storedAt, purgedAt }),
    log,
  };
}

async function earlierClaim(db: Kysely<Tables>, id: string): Promise<Addition | null> {
  const row = await db.selectFrom('claim').select(ADDITION).where('id', '=', id).executeTakeFirst();
  return row ? additionOf(row) : null;
}

async function additionsTo(db: Kysely<Tables>, id: string): Promise<Addition[]> {
  const query = db.selectFrom('claim').select(ADDITION).where('added_to', '=', id);
  return (await query.orderBy('submitted_at').orderBy('id').execute()).map(additionOf);
}

/** Returns key, size and hash of a claim's documents; their names are a claimant's, and sealed. */
async function documentsOf(db: Kysely<Tables>, id: string): Promise<TracedClaim['documents']> {
  const query = db.selectFrom('document').select(['key', 'size', 'sha256', 'sealed']);
  const rows = await query.where('claim_id', '=', id).orderBy('position').execute();
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}
