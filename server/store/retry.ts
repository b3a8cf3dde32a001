import { setTimeout as wait } from 'node:timers/promises';

/**
 * Two transactions met and this one was undone: to be run again. Engines that serialise everything by themselves
 * (CockroachDB, YugabyteDB) say so often, PostgreSQL seldom.
 */
const UNDONE = new Set(['40001', '40P01']);

/** Two starting instances created the same table: whoever was second finds it there when it looks again. */
const CREATED_MEANWHILE = new Set([...UNDONE, '23505', '42P07', '42710', '42701']);

const TRIES = 12;
const LONGEST_MS = 500;

/** Runs work again while it was undone by somebody else's, after a wait that grows and differs for each. */
export const retried = <T>(work: () => Promise<T>): Promise<T> => retriedOn(UNDONE, work);

/** The same for the creation of tables. */
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
