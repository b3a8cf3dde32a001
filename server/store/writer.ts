import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Work of one transaction. It may run again from its start, so it stores nothing outside the database. */
export type Work<T> = (db: Kysely<Tables>) => Promise<T>;

/** Writer of the database: `transact` resolves after the commit that holds its work is on the disk. */
export interface Writer {
  /** Runs work in a transaction. Where it throws, so does this, and nothing of the work is stored. */
  transact<T>(work: Work<T>): Promise<T>;
  /** Rewrites an embedded database, while other writing waits; does nothing on other engines. */
  rewrite(): Promise<void>;
  /** Empties the write-ahead log of an embedded database; false where a reader still uses it. */
  emptyLog(): Promise<boolean>;
  /** True where transactions run concurrently: then the rows of a decision must be locked first. */
  concurrent: boolean;
  close(): Promise<void>;
}
