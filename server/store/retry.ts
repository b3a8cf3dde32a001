import { setTimeout as wait } from 'node:timers/promises';

/**
 * SQLSTATEs of a transaction that conflicted and was undone, to be run again: frequent on engines that serialise
 * everything (CockroachDB, YugabyteDB), rare on PostgreSQL.
 */
const UNDONE = new Set(['40001', '40P01']);

/** SQLSTATEs of a table that another starting instance created meanwhile, which the next try finds. */
const CREATED_MEANWHILE = new Set([...UNDONE, '23505', '42P07', '42710', '42701']);

const TRIES = 12;
const LONGEST_MS = 500;

/** Retries a transaction that another one undid, after a wait that grows and differs for each. */
export const retried = <T>(work: () => Promise<T>): Promise<T> => retriedOn(UNDONE, work);

/** Retries work that creates tables, also where another starting instance created one meanwhile. */
export const retriedCreation = <T>(work: () => Promise<T>): Promise<T> => retriedOn(CREATED_MEANWHILE, work);

async function retriedOn<T>(codes: ReadonlySet<string>, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (tried === TRIES || !codes.has(sqlState(error))) throw error;
      await wait(Math.random() * Math.min(5 * 2 ** tried, LONGEST_MS));
    }
  }
}

function sqlState(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
