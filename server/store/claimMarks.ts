import type { Kysely } from 'kysely';
import type { ClaimMark, MarkedAt } from '../../transforms/ground/claimMark.ts';
import type { TracedName } from './claimTrace.ts';
import { groupRows } from './groupRows.ts';
import { append, type LogSettings } from './log.ts';
import type { Tables } from './tables.ts';

/** Mark of an administrator on a claim, in the clear: nothing in it is of a person (C10-13). */
export interface ClaimMarkTable {
  claim_id: string;
  mark: ClaimMark;
  at: string;
}

/** Mark to set on claims, or to take back from them. */
export interface Marking {
  mark: ClaimMark;
  at: Date;
  isTakenBack: boolean;
}

/** Creates the table of marks. */
export async function createMarkTable({ schema }: Kysely<Tables>): Promise<void> {
  await schema
    .createTable('claim_mark')
    .addColumn('claim_id', 'text', (column) => column.notNull().references('claim.id'))
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('claim_mark_key', ['claim_id', 'mark'])
    .execute();
}

/**
 * Sets a mark on all of these claims, or takes it back, and logs the act; a mark that is set keeps its time. Returns the
 * names of no claim, or of a purged one: where there are any, nothing is changed.
 */
export async function markClaims(
  db: Kysely<Tables>,
  writer: LogSettings,
  names: readonly TracedName[],
  { mark, at, isTakenBack }: Marking,
): Promise<TracedName[]> {
  const ids = new Set<string>();
  const unknown: TracedName[] = [];
  for (const name of names) {
    const id = await markableClaim(db, name);
    if (id === null) unknown.push(name);
    else ids.add(id);
  }
  if (unknown.length > 0) return unknown;
  for (const id of ids) await setMark(db, id, { mark, at, isTakenBack });
  const content = { mark, isTakenBack, claims: [...ids].sort() };
  await append(db, writer, { kind: 'claims marked', at, content });
  return [];
}

/** Returns the id of the claim to mark; of an addition the claim that it adds to, whose status is shown for both. */
async function markableClaim(db: Kysely<Tables>, name: TracedName): Promise<string | null> {
  const claims = db.selectFrom('claim').select(['id', 'added_to']).where('purged_at', 'is', null);
  const row = await claims
    .where((is) => ('id' in name ? is('id', '=', name.id) : is('reference_code', '=', name.referenceCode)))
    .executeTakeFirst();
  if (!row?.added_to) return row?.id ?? null;
  const earlier = await claims.where('id', '=', row.added_to).executeTakeFirst();
  return earlier?.id ?? row.id;
}

async function setMark(db: Kysely<Tables>, id: string, { mark, at, isTakenBack }: Marking): Promise<void> {
  if (isTakenBack) {
    await db.deleteFrom('claim_mark').where('claim_id', '=', id).where('mark', '=', mark).execute();
    return;
  }
  await insertMarks(db, id, [{ mark, at: at.toISOString() }]);
}

/** Inserts marks of a claim; one that is set stays. */
export async function insertMarks(db: Kysely<Tables>, id: string, marks: readonly MarkedAt[]): Promise<void> {
  if (marks.length === 0) return;
  await db
    .insertInto('claim_mark')
    .values(marks.map(({ mark, at }) => ({ claim_id: id, mark, at })))
    .onConflict((conflict) => conflict.columns(['claim_id', 'mark']).doNothing())
    .execute();
}

/** Returns the marks of these claims by id, oldest first. */
export async function marksOf(db: Kysely<Tables>, ids: readonly string[]): Promise<Map<string, MarkedAt[]>> {
  const rows = await db
    .selectFrom('claim_mark')
    .selectAll()
    .where('claim_id', 'in', [...ids])
    .orderBy('at')
    .orderBy('mark')
    .execute();
  const groups = groupRows(rows, ({ claim_id }) => claim_id);
  return new Map(
    [...groups].map(([id, marks]) => [id, marks.map(({ mark, at }) => ({ mark, at }))] as const),
  );
}
