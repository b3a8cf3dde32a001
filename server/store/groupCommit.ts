import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from './tables.ts';
import type { Work, Writer } from './writer.ts';

interface Queued {
  run(db: Kysely<Tables>): Promise<void>;
  settle(failure?: unknown): void;
}

/**
 * One writer for the process. What arrives while a commit is under way is committed together in the next one, so
 * that many claims share one wait for the disk; each piece of work has a savepoint of its own, and one that
 * throws takes nothing with it. `requireFile` throws where what is written would be lost.
 */
export function createWriter(db: Kysely<Tables>, requireFile: () => void = () => {}): Writer {
  let queue: Queued[] = [];
  let flushing: Promise<void> | null = null;

  const schedule = (): void => {
    flushing ??= new Promise<void>((resolve) => setImmediate(resolve)).then(flushAll).finally(() => {
      flushing = null;
      if (queue.length > 0) schedule();
    });
  };

  const flushAll = async (): Promise<void> => {
    const group = queue;
    queue = [];
    await commitGroup(db, group, requireFile);
  };

  return {
    transact: <T>(work: Work<T>) =>
      new Promise<T>((resolve, reject) => {
        queue.push(queued(work, resolve, reject));
        schedule();
      }),
    concurrent: false,
    close: async () => {
      while (flushing) await flushing;
    },
  };
}

/** Keeps the outcome of one piece of work until its group is committed. */
function queued<T>(work: Work<T>, resolve: (value: T) => void, reject: (error: unknown) => void): Queued {
  let outcome: { value: T } | { error: unknown } | undefined;
  return {
    run: async (db) => {
      try {
        outcome = { value: await work(db) };
      } catch (error) {
        outcome = { error };
        throw error;
      }
    },
    settle: (failure) => {
      if (outcome && 'error' in outcome) reject(outcome.error);
      else if (failure !== undefined || !outcome) reject(failure);
      else resolve(outcome.value);
    },
  };
}

async function commitGroup(db: Kysely<Tables>, group: Queued[], requireFile: () => void): Promise<void> {
  try {
    requireFile();
    await db.connection().execute(async (connection) => {
      await sql`BEGIN IMMEDIATE`.execute(connection);
      try {
        for (const item of group) await runInSavepoint(connection, item);
        await sql`COMMIT`.execute(connection);
      } catch (error) {
        await undo(connection, sql`ROLLBACK`, error);
        throw error;
      }
    });
  } catch (error) {
    for (const item of group) item.settle(error);
    return;
  }
  for (const item of group) item.settle();
}

async function runInSavepoint(db: Kysely<Tables>, item: Queued): Promise<void> {
  await sql`SAVEPOINT work`.execute(db);
  try {
    await item.run(db);
  } catch (error) {
    // The error is kept with the work and handed to its caller; here it only undoes that work.
    await undo(db, sql`ROLLBACK TO work`, error);
  }
  await sql`RELEASE work`.execute(db);
}

/** Where the engine has undone all by itself, as it does on a full disk, what made it do so is thrown. */
async function undo(db: Kysely<Tables>, statement: RawBuilder<unknown>, cause: unknown): Promise<void> {
  await statement.execute(db).catch(() => {
    throw cause;
  });
}
