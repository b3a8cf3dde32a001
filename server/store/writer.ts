import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What is done in one transaction. It may be run again from its start, so it keeps nothing outside the database. */
export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/** What a commit waits for. */
export interface Ready {
  /** Rejects where it will not be. */
  wait(): Promise<void>;
  /** The same with the thread standing still: for a thread of the store's own. */
  stand(): void;
}

/** Runs pieces of work durably: `transact` resolves after the commit that holds its work is on the disk. */
export interface Writer {
  /** `ready` is waited for before the commit. Where it throws, so does this, and nothing of the work is kept. */
  transact<T>(work: Work<T>, ready?: Ready): Promise<T>;
  /** Writes an embedded database anew, while other writing waits; does nothing on other engines. */
  rewrite(): Promise<void>;
  /** Whether transactions run beside each other: then what a decision rests on is to be locked first. */
  concurrent: boolean;
  close(): Promise<void>;
}
