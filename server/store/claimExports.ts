import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Export whose file holds a claim, from its log entry. */
export interface HoldingExport {
  /** End of the export, ISO. */
  at: string;
  format: string;
  /** Table of a CSV export; null for NDJSON. */
  table: string | null;
  /** Only form that was exported; null for all. */
  form: string | null;
  /** First time of submission that was exported, ISO; null for all. */
  since: string | null;
  /** True where copies of the documents went along. */
  documents: boolean;
}

/** Content of an export's log entry. */
interface ExportEntry extends Omit<HoldingExport, 'at'> {
  /** Claims that were begun: fewer than were chosen where the export broke off. */
  claims: number;
}

/** Claim whose exports are looked for. */
interface Exported {
  id: string;
  form: string;
  submittedAt: string;
  /** Time from which these tables have it: that of an import, else of its submission. */
  storedAt: string;
  purgedAt: string | null;
}

/**
 * Returns the exports that hold a claim, oldest first: it was stored and not purged, was chosen by form and time, and
 * came before the place where an export broke off.
 */
export async function exportsOf(db: Kysely<Tables>, claim: Exported): Promise<HoldingExport[]> {
  const entries = await db
    .selectFrom('log_entry')
    .select(['at', 'content'])
    // The index is by subject, which is empty for acts on many claims.
    .where('subject', '=', '')
    .where('kind', '=', 'claims exported')
    .where('at', '>=', claim.storedAt)
    .$if(claim.purgedAt !== null, (query) => query.where('at', '<', claim.purgedAt ?? ''))
    .orderBy('at')
    .execute();
  const most = new Map<string | null, number>();
  const holding: HoldingExport[] = [];
  for (const { at, content } of entries) {
    const { claims, ...choice }: ExportEntry = JSON.parse(content);
    const { form, since } = choice;
    if ((form !== null && form !== claim.form) || (since !== null && claim.submittedAt < since)) continue;
    // Counted once for all exports of a form, because each that wrote as many has the claim for sure.
    const upTo = most.get(form) ?? (await countUpTo(db, claim, { form }));
    most.set(form, upTo);
    if (claims >= upTo || claims >= (await countUpTo(db, claim, { form, since, at })))
      holding.push({ at, ...choice });
  }
  return holding;
}

/** Choice of an export, and its time; without that all claims count that are stored now, purged ones too. */
interface Counted {
  form: string | null;
  since?: string | null;
  at?: string;
}

/** Counts the chosen claims up to this one, in the order of an export. */
async function countUpTo(
  db: Kysely<Tables>,
  { id, submittedAt }: Exported,
  { form, since = null, at }: Counted,
): Promise<number> {
  let query = db
    .selectFrom('claim')
    .select((is) => is.fn.countAll().as('count'))
    .where((is) =>
      is.or([
        is('submitted_at', '<', submittedAt),
        is.and([is('submitted_at', '=', submittedAt), is('id', '<=', id)]),
      ]),
    );
  if (form !== null) query = query.where('form', '=', form);
  if (since !== null) query = query.where('submitted_at', '>=', since);
  if (at !== undefined)
    query = query
      .where((is) => is.or([is('purged_at', 'is', null), is('purged_at', '>', at)]))
      .where((is) => is.not(is.exists(importedAfter(is, at))));
  return Number((await query.executeTakeFirstOrThrow()).count);
}

/** Selects the entry of a claim that was imported after an instant: an export of before lacks it. */
const importedAfter = (is: ExpressionBuilder<Tables, 'claim'>, at: string) =>
  is
    .selectFrom('log_entry')
    .select('log_entry.position')
    .whereRef('log_entry.subject', '=', 'claim.id')
    .where('log_entry.kind', '=', 'claim imported')
    .where('log_entry.at', '>', at);
