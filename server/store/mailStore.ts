import type { Kysely, Selectable } from 'kysely';
import { groupRows } from './groupRows.ts';
import type { EndState, MailState } from './mailState.ts';
import { type StatementValue, statement } from './statement.ts';
import type { MailTable, Tables } from './tables.ts';
import type { Writer } from './writer.ts';

/** Mail that is stored with its claim. */
export interface NewMail {
  id: string;
  kind: 'receipt';
  /** Address and Message-ID, encrypted with the claim's data key. */
  sealed: string;
}

/** Mail of a claim, without its address. */
export interface MailFacts {
  kind: string;
  state: MailState;
  attempts: number;
  createdAt: string;
  /** Time of the next attempt; null once it has ended. */
  nextAt: string | null;
  endedAt: string | null;
}

/** Mail that an instance has taken to send it. */
export interface TakenMail extends Pick<MailFacts, 'attempts' | 'createdAt'> {
  id: string;
  claimId: string;
  sealed: string;
}

/** Choice of mails to send: those due now, which nobody else takes until `until`. */
export interface Taking {
  now: Date;
  until: Date;
  most: number;
}

/** Part of `Store` with the outbox; mails enter it with their claims. */
export interface MailStore {
  /** Takes mails that are due, and counts an attempt of each. After a crash they are due again at `until`. */
  take(taking: Taking): Promise<TakenMail[]>;
  /** Postpones a mail that was taken. */
  defer(id: string, nextAt: Date): Promise<void>;
  /** Ends a mail, and removes its address. */
  end(id: string, state: EndState, at: Date): Promise<void>;
  /** Counts the mails that wait. */
  waiting(): Promise<number>;
}

/** Creates the store of the outbox. */
export function createMailStore(reader: Kysely<Tables>, writer: Writer): MailStore {
  return {
    take: (taking) => writer.transact((db) => takeDue(db, writer.concurrent, taking)),
    defer: (id, nextAt) =>
      writer.transact(async (db) => {
        const mail = db.updateTable('mail').set({ next_at: nextAt.toISOString() });
        await mail.where('id', '=', id).where('state', '=', 'waiting').execute();
      }),
    end: (id, state, at) =>
      writer.transact(async (db) => {
        const ended = { state, ended_at: at.toISOString(), next_at: null, sealed: null };
        const mail = db.updateTable('mail').set(ended);
        // Of two instances whose attempts overlap the first one ends it.
        await mail.where('id', '=', id).where('state', '=', 'waiting').execute();
      }),
    waiting: async () => {
      const query = reader.selectFrom('mail').select((is) => is.fn.countAll().as('count'));
      const { count } = await query.where('state', '=', 'waiting').executeTakeFirstOrThrow();
      return Number(count);
    },
  };
}

async function takeDue(
  db: Kysely<Tables>,
  isConcurrent: boolean,
  { now, until, most }: Taking,
): Promise<TakenMail[]> {
  const due = db
    .selectFrom('mail')
    .select('id')
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .limit(most);
  // Rows that another instance is taking are skipped, so that none waits for the other.
  const rows = await (isConcurrent ? due.forUpdate().skipLocked() : due).execute();
  if (rows.length === 0) return [];
  const taken = await db
    .updateTable('mail')
    .set((is) => ({ attempts: is('attempts', '+', 1), next_at: until.toISOString() }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .returning(['id', 'claim_id', 'attempts', 'created_at', 'sealed'])
    .execute();
  return taken.map((row) => ({
    id: row.id,
    claimId: row.claim_id,
    attempts: row.attempts,
    createdAt: row.created_at,
    sealed: row.sealed ?? '',
  }));
}

type Inserted = Pick<MailTable, 'id' | 'claim_id' | 'kind' | 'sealed' | 'created_at' | 'next_at'>;

const insertRow = statement((db, value: StatementValue<Inserted>) =>
  db.insertInto('mail').values({
    id: value('id'),
    claim_id: value('claim_id'),
    kind: value('kind'),
    state: 'waiting',
    attempts: 0,
    created_at: value('created_at'),
    next_at: value('next_at'),
    sealed: value('sealed'),
  }),
);

/** Inserts the mail of a claim in the transaction that stores the claim; it is due at once. */
export async function insertMail(
  db: Kysely<Tables>,
  { id, kind, sealed }: NewMail,
  claim: { id: string; submittedAt: Date },
): Promise<void> {
  const at = claim.submittedAt.toISOString();
  await insertRow(db, { id, claim_id: claim.id, kind, sealed, created_at: at, next_at: at });
}

/** Returns the mails of these claims, oldest first, by the id of the claim. */
export async function mailsOf(
  db: Kysely<Tables>,
  claimIds: readonly string[],
): Promise<Map<string, MailFacts[]>> {
  const query = db
    .selectFrom('mail')
    .selectAll()
    .where('claim_id', 'in', [...claimIds]);
  const rows = await query.orderBy('created_at').orderBy('id').execute();
  const groups = groupRows(rows, ({ claim_id }) => claim_id);
  return new Map([...groups].map(([id, mails]) => [id, mails.map(factsOf)] as const));
}

const factsOf = (row: Selectable<MailTable>): MailFacts => ({
  kind: row.kind,
  state: row.state,
  attempts: row.attempts,
  createdAt: row.created_at,
  nextAt: row.next_at,
  endedAt: row.ended_at,
});
