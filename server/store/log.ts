import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { type StatementValue, statement } from './statement.ts';
import type { LogEntryTable, Tables } from './tables.ts';

/**
 * Number of hash chains to which instances of one database append at once; the embedded database uses the first alone.
 */
export const CHAINS = 16;

/** HMAC key that chains log entries: without it nobody can write or remove one unnoticed. */
export interface LogKey {
  fingerprint: string;
  /** 32 bytes in hex. */
  secret: string;
}

/** Time of a logged act, and the key that chains its entry. */
export interface LogStamp {
  key: LogKey;
  at: Date;
}

/** Kinds of log entries: of a claim, or of an act on many. */
export type LogKind =
  | 'claim'
  | 'claim taken in'
  | 'claim imported'
  | 'claim purged'
  | 'class list imported'
  | 'class list purged'
  | 'claims imported'
  | 'claims exported'
  | 'claims purged'
  | 'claims marked'
  | 'key used'
  | 'backed up'
  | 'restored';

/** Log entry to append. */
export interface NewLogEntry {
  kind: LogKind;
  at: Date;
  /** Claim's id; empty for an act on many. */
  subject?: string;
  /** Content without anything personal, because it stays for good. */
  content: Record<string, unknown>;
}

export type LogEntry = Selectable<LogEntryTable>;

/** Writer of the log within a transaction. */
export interface LogSettings {
  key: LogKey;
  /** True where transactions run concurrently. */
  concurrent: boolean;
}

/**
 * Appends a log entry in the transaction of its act, as the last statement, because each chain is written by one
 * transaction at a time.
 */
export async function append(db: Kysely<Tables>, writer: LogSettings, act: NewLogEntry): Promise<void> {
  const { kind, at, subject = '', content } = act;
  const chain = writer.concurrent ? chainOf(subject) : 0;
  if (writer.concurrent)
    await db.selectFrom('log_chain').select('chain').where('chain', '=', chain).forUpdate().execute();
  const [last] = (await selectLast(db, { chain })).rows;
  const entry = {
    chain,
    position: (last?.position ?? 0) + 1,
    at: at.toISOString(),
    kind,
    subject,
    content: JSON.stringify(content),
    key: writer.key.fingerprint,
  };
  const hash = entryHash(writer.key.secret, last?.hash ?? '', entry);
  await insertEntry(db, { ...entry, hash });
}

const selectLast = statement((db, value: StatementValue<{ chain: number }>) =>
  db
    .selectFrom('log_entry')
    .select(['position', 'hash'])
    .where('chain', '=', value('chain'))
    .orderBy('position', 'desc')
    .limit(1),
);

const insertEntry = statement((db, value: StatementValue<LogEntryTable>) =>
  db.insertInto('log_entry').values({
    chain: value('chain'),
    position: value('position'),
    at: value('at'),
    kind: value('kind'),
    subject: value('subject'),
    content: value('content'),
    key: value('key'),
    hash: value('hash'),
  }),
);

/** Returns the chain of a subject, the same for all entries of a claim, so that the last of them is its last. */
const chainOf = (subject: string): number => Number.parseInt(subject.slice(-2) || '0', 16) % CHAINS;

/** Returns the HMAC over an entry together with `previous`, the hash of the entry before it. */
export function entryHash(secret: string, previous: string, entry: Omit<LogEntry, 'hash'>): string {
  const { chain, position, at, kind, subject, content, key } = entry;
  const text = JSON.stringify([previous, chain, position, at, kind, subject, content, key]);
  return createHmac('sha256', keyOf(secret)).update(text).digest('base64url');
}

/** Key objects, cached because an HMAC with plain bytes takes six times as long. */
const keys = new Map<string, KeyObject>();

function keyOf(secret: string): KeyObject {
  const key = keys.get(secret) ?? createSecretKey(secret, 'hex');
  keys.set(secret, key);
  return key;
}
