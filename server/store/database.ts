import { closeSync, existsSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { type CompiledQuery, Kysely, type QueryResult, type SqliteDatabase, SqliteDialect } from 'kysely';
import { OWN_FILE, ownerOnly } from '../ownerOnly.ts';
import { DamagedDatabaseError } from './databaseFile.ts';
import { runAtOnce } from './statement.ts';
import type { Tables } from './tables.ts';

/** The part of better-sqlite3 that Kysely asks for, over Node's own SQLite. Statements are prepared once. */
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

/** What Kysely's own driver makes of a statement's outcome. */
function run(database: SqliteDatabase, { sql, parameters }: CompiledQuery<never>): QueryResult<never> {
  const statement = database.prepare(sql);
  if (statement.reader) return { rows: statement.all(parameters) as never[] };
  const { changes } = statement.run(parameters);
  return { numAffectedRows: BigInt(changes), rows: [] };
}

/** A connection to the embedded database: `raw` for pragmas, `sql` for everything else. */
export interface Connection {
  raw: DatabaseSync;
  sql: Kysely<Tables>;
}

/** Whether the pages of a database file fit together. A file that is no database is not sound. */
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

/** Throws a DamagedDatabaseError for a file that is there and not sound. */
export function requireSound(file: string): void {
  if (existsSync(file) && statSync(file).size > 0 && !isSound(file)) throw new DamagedDatabaseError(file);
}

const DAMAGE = new Set([11, 26]);

/** What was cut off before the database kept a write-ahead log must be undone first, and who only reads may not. */
const READONLY_ROLLBACK = 776;

const codeOf = (error: unknown): number =>
  error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0;

/** SQLITE_CORRUPT and SQLITE_NOTADB, whatever further bits say about where. */
function isDamage(error: unknown): boolean {
  return DAMAGE.has(codeOf(error) & 0xff);
}

/** SQLite does not wait by itself for another process that is turning a new file to WAL: for 5 s, this does. */
function patiently(act: () => void): void {
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

/** The file is there before SQLite opens it, which gives its modes to the log and the shared memory beside it. */
function keepOwn(file: string): void {
  closeSync(openSync(file, 'a', OWN_FILE));
  for (const name of [file, `${file}-wal`, `${file}-shm`]) ownerOnly(name, OWN_FILE);
}

/**
 * Opens the embedded database file. WAL with `synchronous=FULL`: an answered commit survives a power cut, which
 * NORMAL does not promise. The writer is one connection of one process; readers see the last commit.
 */
export function openConnection(file: string, mode: 'writer' | 'reader'): Connection {
  if (mode === 'writer') keepOwn(file);
  const raw = new DatabaseSync(file, { timeout: 5000, readOnly: mode === 'reader' });
  if (mode === 'writer') patiently(() => raw.exec('PRAGMA journal_mode=WAL'));
  raw.exec('PRAGMA synchronous=FULL; PRAGMA foreign_keys=ON; PRAGMA secure_delete=ON;');
  const database = shim(raw);
  const sql = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  // The writer's statements are all of the transaction that is open. A reader's would see the moment at which another's
  // transaction began, and not the last commit: they wait for its end.
  runAtOnce(sql, (query) => (mode === 'reader' && raw.isTransaction ? null : run(database, query)));
  return { raw, sql };
}
