import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import { PRIVATE_FILE, restrictToOwner } from '../restrictToOwner.ts';
import { DamagedDatabaseError } from './databaseFile.ts';
import type { Tables } from './tables.ts';

/** Implements the part of better-sqlite3 that Kysely calls, over Node's own SQLite. Statements are prepared once. */
function shim(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, { statement: StatementSync; reader: boolean }>();
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = prepared.get(sql);
      const { statement, reader } = known ?? prepare(database, sql);
      if (!known && prepared.size < 500) prepared.set(sql, { statement, reader });
      return {
        reader,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[])),
      };
    },
  };
}

function prepare(database: DatabaseSync, sql: string): { statement: StatementSync; reader: boolean } {
  const statement = database.prepare(sql);
  return { statement, reader: statement.columns().length > 0 };
}

/** Connection to the embedded database: `raw` for pragmas, `sql` for everything else. */
export interface Connection {
  raw: DatabaseSync;
  sql: Kysely<Tables>;
}

/**
 * Tests if the pages of a database file are consistent; a file that is no database is not sound. Opens it for writing
 * only where SQLite must first undo an interrupted write.
 */
export function isSound(file: string, readOnly = true): boolean {
  const raw = new DatabaseSync(file, { timeout: 5000, readOnly });
  try {
    return raw.prepare('PRAGMA quick_check(1)').get()?.quick_check === 'ok';
  } catch (error) {
    if (isDamage(error)) return false;
    if (readOnly && codeOf(error) === READONLY_ROLLBACK) return isSound(file, false);
    throw error;
  } finally {
    raw.close();
  }
}

/** Throws a DamagedDatabaseError for an existing file that is not sound. */
export function requireSound(file: string): void {
  if (existsSync(file) && statSync(file).size > 0 && !isSound(file)) throw new DamagedDatabaseError(file);
}

const DAMAGE = new Set([11, 26]);

/** SQLite's code for a rollback that a reader may not do, of a database from before the write-ahead log. */
const READONLY_ROLLBACK = 776;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

/** Tests for SQLITE_CORRUPT and SQLITE_NOTADB, with any extended code. */
function isDamage(error: unknown): boolean {
  return DAMAGE.has(codeOf(error) & 0xff);
}

/** Retries for 5 s, because SQLite does not wait for another process that turns a new file to WAL. */
function retryWhileBusy(act: () => void): void {
  for (let tries = 1; ; tries += 1) {
    try {
      act();
      return;
    } catch (error) {
      if (tries === 250 || !(error instanceof Error) || error.message !== 'database is locked') throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  }
}

/** Creates the file before SQLite does, so that its modes apply to the log and the shared memory beside it. */
function keepOwn(file: string): void {
  closeSync(openSync(file, 'a', PRIVATE_FILE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) restrictToOwner(name, PRIVATE_FILE);
}

/**
 * Opens the embedded database file, in WAL with `synchronous=FULL`: an answered commit survives a power cut, which
 * NORMAL does not promise. The writer is one connection of one process; readers see the last commit.
 */
export function openConnection(file: string, mode: 'writer' | 'reader'): Connection {
  if (mode === 'writer') keepOwn(file);
  const raw = new DatabaseSync(file, { timeout: 5000, readOnly: mode === 'reader' });
  if (mode === 'writer') retryWhileBusy(() => raw.exec('PRAGMA journal_mode=WAL'));
  raw.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;');
  return { raw, sql: new Kysely<Tables>({ dialect: new SqliteDialect({ database: shim(raw) }) }) };
}
