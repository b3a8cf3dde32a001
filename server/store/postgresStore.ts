import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { storeOver } from './engineStore.ts';
import { migrate } from './migrations.ts';
import { retried, retriedCreation } from './retry.ts';
import type { Store } from './store.ts';
import type { Tables } from './tables.ts';
import type { Writer } from './writer.ts';

const CONNECTIONS = 10;
/** Longer than a failover takes to be noticed, shorter than a claimant waits. */
const CONNECT_MS = 5_000;

interface PostgresStoreOptions {
  /** `postgres://…`, as libpq and every client of the protocol reads it. */
  databaseUrl: string;
  now: Date;
  drawReferenceCode?: (() => string) | undefined;
  /** A connection that nobody used at the time was lost: the next use opens another. */
  onLostConnection?: ((error: Error) => void) | undefined;
}

/** The database did not answer when the store was opened. */
class DatabaseUnreachableError extends Error {
  constructor(cause: unknown) {
    super(`The database cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.name = 'DatabaseUnreachableError';
  }
}

/**
 * The store on PostgreSQL or an engine that speaks its protocol, brought to the present shape. Any number of
 * instances may start at once. Throws DatabaseUnreachableError.
 */
export async function openPostgresStore(options: PostgresStoreOptions): Promise<Store> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'claimwright',
  });
  // Without a listener a lost idle connection would end the process.
  pool.on('error', (error) => options.onLostConnection?.(error));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = (): Promise<void> => db.destroy();
  try {
    await retriedCreation(() => migrate(db, options.now));
  } catch (error) {
    await close();
    throw new DatabaseUnreachableError(error);
  }
  return storeOver({ reader: db, writer: pooledWriter(db), close }, options.drawReferenceCode);
}

/** A transaction for each piece of work, at the engine's own level of isolation; the server groups their commits. */
function pooledWriter(db: Kysely<Tables>): Writer {
  return {
    transact: (work) => retried(() => db.transaction().execute(work)),
    concurrent: true,
    close: async () => {},
  };
}
