import { setTimeout as wait } from 'node:timers/promises';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';
import type { Work, Writer } from './writer.ts';

interface Queued {
  run(db: Kysely<Tables>): Promise<void>;
  settle(failure?: unknown): void;
}

/**
 * Creates the only writer of the embedded database. Work that arrives during a commit is committed together in the next
 * one, so that many claims share one wait for the disk; each piece has a savepoint, and one that throws undoes only
 * itself. `requireFile` throws where writes would be lost.
 */
export function createWriter(db: Kysely<Tables>, requireFile: () => void): Writer {
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
    transact: (work) =>
      new Promise((resolve, reject) => {
        queue.push(queued(work, resolve, reject));
        schedule();
      }),
    rewrite: () => db.connection().execute(rewrite),
    emptyLog: () => db.connection().execute(emptyLog),
    concurrent: false,
    close: async () => {
      while (flushing) await flushing;
    },
  };
}

/** Stores the outcome of one piece of work until its group is committed. */
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

const BEGIN = CompiledQuery.raw('BEGIN IMMEDIATE');
const COMMIT = CompiledQuery.raw('COMMIT');
const ROLLBACK = CompiledQuery.raw('ROLLBACK');
const SAVEPOINT = CompiledQuery.raw('SAVEPOINT work');
const ROLLBACK_TO = CompiledQuery.raw('ROLLBACK TO work');
const RELEASE = CompiledQuery.raw('RELEASE work');

const VACUUM = CompiledQuery.raw('VACUUM');
const CHECKPOINT = sql<{ busy: number }>`PRAGMA wal_checkpoint(TRUNCATE)`;

/** Tries to empty the log after a rewrite, and the pause between them: a read takes some milliseconds. */
const TRIES = 20;
const PAUSE_MS = 25;

/** Rewrites the database and empties its write-ahead log. Throws where a reader goes on using the log. */
async function rewrite(db: Kysely<Tables>): Promise<void> {
  await db.executeQuery(VACUUM);
  for (let tried = 1; !(await emptyLog(db)); tried += 1) {
    if (tried >= TRIES) throw new Error('The database is being read: its log could not be folded in');
    await wait(PAUSE_MS);
  }
}

async function emptyLog(db: Kysely<Tables>): Promise<boolean> {
  const { rows } = await db.executeQuery(CHECKPOINT.compile(db));
  return rows[0]?.busy === 0;
}

async function commitGroup(db: Kysely<Tables>, group: Queued[], requireFile: () => void): Promise<void> {
  try {
    requireFile();
    await db.connection().execute(async (connection) => {
      await connection.executeQuery(BEGIN);
      try {
        await runGroup(connection, group);
        await connection.executeQuery(COMMIT);
      } catch (error) {
        await undo(connection, ROLLBACK, error);
        throw error;
      }
    });
  } catch (error) {
    for (const item of group) item.settle(error);
    return;
  }
  for (const item of group) item.settle();
}

/** Runs a group. A single piece of work needs no savepoint within its transaction. */
async function runGroup(db: Kysely<Tables>, group: Queued[]): Promise<void> {
  const [first] = group;
  if (first && group.length === 1) await first.run(db);
  else for (const item of group) await runInSavepoint(db, item);
}

async function runInSavepoint(db: Kysely<Tables>, item: Queued): Promise<void> {
  await db.executeQuery(SAVEPOINT);
  try {
    await item.run(db);
  } catch (error) {
    // Stored with the work for its caller; here it only undoes that work.
    await undo(db, ROLLBACK_TO, error);
  }
  await db.executeQuery(RELEASE);
}

/** Undoes work. Throws the cause where the engine has undone all by itself, as on a full disk. */
async function undo(db: Kysely<Tables>, statement: CompiledQuery, cause: unknown): Promise<void> {
  await db.executeQuery(statement).catch(() => {
    throw cause;
  });
}
