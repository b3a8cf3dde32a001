import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { storeOver } from './engineStore.ts';
import { migrate } from './migrations.ts';
import { type Reconnection, retryWhileUnreachable } from './reconnection.ts';
import { retried, retriedCreation } from './retry.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

const CONNECTIONS = 10;
/** Timeout of a connection, ms: longer than a failover, shorter than a claimant waits. */
const CONNECT_MS = 5_000;

interface PostgresStoreOptions {
  /** Address `postgres://…`, as in libpq and every client of the protocol. */
  databaseUrl: string;
  now: Date;
  drawReferenceCode?: (() => string) | undefined;
  /** Timeout of a statement; none where left out, because exports and migrations may take long. */
  queryMs?: number | undefined;
  /** Called for a lost connection: its transaction fails with an outage, and the next use opens another. */
  onLostConnection?: ((error: Error) => void) | undefined;
  /** Retries while the database cannot be reached; without it the opening fails at once. */
  reconnection?: Reconnection | undefined;
}

/** Error of a database that did not answer when the store was opened. */
class DatabaseUnreachableError extends ExpectedError {
  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
  }
}

/**
 * Opens the store on PostgreSQL or an engine of its protocol, and migrates it to the current schema. Any number of
 * instances may start at once. Throws DatabaseUnreachableError.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  await migrated(options);
  const db = connect(options, { max: CONNECTIONS, query_timeout: options.queryMs });
  const close = (): Promise<void> => db.destroy();
  return storeOver({ reader: db, writer: pooledWriter(db), close }, options.drawReferenceCode);
}

function connect(
  { databaseUrl, onLostConnection }: PostgresStoreOptions,
  settings: Pick<pg.PoolConfig, 'max' | 'query_timeout'>,
): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'claimwright',
    ...settings,
  });
  // Listened to, because a lost connection ends the process otherwise: the pool listens to its idle ones alone.
  const lost = (error: Error): void => onLostConnection?.(error);
  pool.on('error', lost);
  pool.on('connect', (client) => client.on('error', lost));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** Migrates the database to the current schema without a timeout, by a separate connection. */
async function migrated(options: PostgresStoreOptions): Promise<void> {
  const db = connect(options, { max: 1 });
  try {
    await retryWhileUnreachable(() => retriedCreation(() => migrate(db, options.now)), options.reconnection);
  } catch (error) {
    throw new DatabaseUnreachableError(error);
  } finally {
    await db.destroy();
  }
}

/**
 * Creates a writer with a transaction for each piece of work, at the engine's own level of isolation; the database
 * server groups their commits.
 */
function pooledWriter(db: Kysely<Tables>): Writer {
  return {
    rewrite: async () => undefined,
    emptyLog: async () => true,
    transact: (work) => retried(() => db.transaction().execute(work)),
    concurrent: true,
    close: async () => {},
  };
}
