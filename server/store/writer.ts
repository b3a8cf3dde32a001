import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Work of one transaction. It may run again from its start, so it stores nothing outside the database. */
export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/** Condition that a commit waits for. */
export interface Ready {
  /** Resolves when it holds; rejects where it never will. */
  wait(): Promise<void>;
  /** Blocks the thread until it holds: for a thread of the store's own. */
  block(): void;
}

/** Runs pieces of work durably: `transact` resolves after the commit that holds its work is on the disk. */
export interface Writer {
  /**
   * Runs work in a transaction and awaits `ready` before the commit. Where that throws, so does this, and nothing of
   * the work is stored.
   */
  transact<T>(work: Work<T>, ready?: Ready): Promise<T>;
  /** Rewrites an embedded database, while other writing waits; does nothing on other engines. */
  rewrite(): Promise<void>;
  /** True where transactions run concurrently: then the rows of a decision must be locked first. */
  concurrent: boolean;
  close(): Promise<void>;
}
