import { type Kysely, type Selectable, sql } from 'kysely';
import { documentsOf } from './auditHash.ts';
import { type Marking, markClaims } from './claimMarks.ts';
import { type TracedClaim, type TracedName, traceClaim } from './claimTrace.ts';
import { STORED_ENTRY } from './entrySql.ts';
import { append, type LogEntry, type LogKey, type NewLogEntry } from './log.ts';
import { countPurgeable, type PurgedBatch, purgeClaims, purgeClassLists } from './purgeClaims.ts';
import type { ClaimTable, DocumentTable, Tables } from './tables.ts';
import type { Writer } from './writer.ts';

const PAGE = 200;

/** Stored claim with its last log entry. */
export interface AuditedClaim {
  row: Selectable<ClaimTable>;
  documents: Selectable<DocumentTable>[];
  entry: LogEntry | null;
}

/** Count of claims that are alike within an hour. */
export interface Figure {
  /** `2030-05-04T17`, in UTC. */
  hour: string;
  form: string;
  culture: string;
  entry: string;
  added: boolean;
  repeated: boolean;
  count: number;
}

/** Part of `Store` with the log of claims and acts, and with purges. */
export interface LogStore {
  append(act: NewLogEntry, key: LogKey): Promise<void>;
  /** Returns entries in the order in which they were written, chain after chain, after the given one. */
  entries(after: { chain: number; position: number }): Promise<LogEntry[]>;
  /** Returns claims in the order of their ids, after the given one. */
  audited(after: string): Promise<AuditedClaim[]>;
  /** Returns those of the ids that are stored claims'. */
  existing(ids: readonly string[]): Promise<Set<string>>;
  /** Removes the idempotency keys, with their content hashes, that are older than an instant. */
  forgetKeys(before: Date): Promise<void>;
  /** Counts the claims submitted before an instant that are not purged yet, and their documents. */
  purgeable(before: Date): Promise<{ claims: number; documents: number; drafts: number }>;
  /** Removes personal data from some of the claims submitted before an instant; returns none once none are left. */
  purge(before: Date, at: Date, key: LogKey): Promise<PurgedBatch>;
  /** Removes the class lists that were imported before an instant. Returns their forms. */
  purgeClassLists(before: Date, at: Date, key: LogKey): Promise<string[]>;
  figures(): Promise<Figure[]>;
  /**
   * Sets a mark on claims, or takes it back. Returns the names of no claim, or of a purged one: where there are any,
   * nothing is changed.
   */
  mark(claims: readonly TracedName[], marking: Marking, key: LogKey): Promise<TracedName[]>;
  /** Returns all that is stored of a claim's way but what a claimant wrote; null for an unknown name. */
  traced(name: TracedName): Promise<TracedClaim | null>;
}

export function createLogStore(reader: Kysely<Tables>, writer: Writer): LogStore {
  const { concurrent } = writer;
  return {
    append: (act, key) => writer.transact((db) => append(db, { key, concurrent }, act)),
    entries: ({ chain, position }) =>
      reader
        .selectFrom('log_entry')
        .selectAll()
        .where((is) =>
          is.or([is('chain', '>', chain), is.and([is('chain', '=', chain), is('position', '>', position)])]),
        )
        .orderBy('chain')
        .orderBy('position')
        .limit(PAGE)
        .execute(),
    audited: (after) => auditedClaims(reader, after),
    existing: async (ids) => {
      if (ids.length === 0) return new Set();
      const query = reader
        .selectFrom('claim')
        .select('id')
        .where('id', 'in', [...ids]);
      return new Set((await query.execute()).map(({ id }) => id));
    },
    forgetKeys: (before) =>
      writer.transact(async (db) => {
        await db.deleteFrom('idempotency').where('created_at', '<', before.toISOString()).execute();
      }),
    purgeable: (before) => countPurgeable(reader, before),
    purge: (before, at, key) => writer.transact((db) => purgeClaims(db, { key, concurrent }, { before, at })),
    purgeClassLists: (before, at, key) =>
      writer.transact((db) => purgeClassLists(db, { key, concurrent }, { before, at })),
    figures: () => figuresIn(reader),
    mark: (claims, marking, key) =>
      writer.transact((db) => markClaims(db, { key, concurrent }, claims, marking)),
    traced: (name) => traceClaim(reader, name),
  };
}

async function auditedClaims(reader: Kysely<Tables>, after: string): Promise<AuditedClaim[]> {
  // One transaction, because a claim and its last entry must be read at one moment.
  return reader
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (db) => {
      const rows = await db
        .selectFrom('claim')
        .selectAll()
        .where('id', '>', after)
        .orderBy('id')
        .limit(PAGE)
        .execute();
      if (rows.length === 0) return [];
      const ids = rows.map(({ id }) => id);
      const documents = await documentsOf(db, ids);
      const query = db.selectFrom('log_entry').selectAll().where('subject', 'in', ids);
      const entries = new Map<string, LogEntry>();
      for (const entry of await query.orderBy('position').execute()) entries.set(entry.subject, entry);
      return rows.map((row) => ({
        row,
        documents: documents.get(row.id) ?? [],
        entry: entries.get(row.id) ?? null,
      }));
    });
}

async function figuresIn(reader: Kysely<Tables>): Promise<Figure[]> {
  const hour = sql<string>`substr(submitted_at, 1, 13)`;
  const added = sql<number>`case when added_to is null then 0 else 1 end`;
  const rows = await reader
    .selectFrom('claim')
    .select([hour.as('hour'), 'form', 'culture', STORED_ENTRY.as('opened'), added.as('added'), 'repeated'])
    .select((is) => is.fn.countAll().as('count'))
    .groupBy([hour, 'form', 'culture', STORED_ENTRY, added, 'repeated'])
    .execute();
  return rows.map(({ opened, added: isAdded, repeated, count, ...row }) => ({
    ...row,
    entry: opened,
    added: isAdded === 1,
    repeated: repeated === 1,
    count: Number(count),
  }));
}
