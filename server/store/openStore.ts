import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE } from './databaseFile.ts';
import { checkDatabaseUrl } from './databaseUrl.ts';
import type { Reconnection } from './reconnection.ts';
import type { Store } from './store.ts';
import { openThreadedStore } from './threads/threadedStore.ts';

/** Location of a server's database. */
export interface StorePlace {
  dataDir: string;
  /** PostgreSQL, or an engine that speaks its protocol; the embedded database in the data folder where left out. */
  databaseUrl?: string | undefined;
  /** Runs the store off the event loop and with a timeout, for a server that answers requests meanwhile. */
  storeThreads?: boolean | undefined;
}

/** Timeout of a server's database, ms: longer is an outage, which the claimant sees. */
const ANSWER_MS = 30_000;

interface OpenStoreOptions extends StorePlace {
  now: Date;
  reconnection?: Reconnection | undefined;
  drawReferenceCode?: (() => string) | undefined;
}

/** Opens the store on the engine of this location, migrated to the current schema. Throws DatabaseUrlError. */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl, storeThreads, dataDir, drawReferenceCode } = options;
  // Kept in this thread with a test's own draws, because a function cannot be sent to another.
  if (databaseUrl === undefined && storeThreads && !drawReferenceCode) return openThreadedStore(dataDir);
  // Loaded on demand, because each engine takes a tenth of a second of every start.
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('./sqliteStore.ts');
    return openSqliteStore(options);
  }
  checkDatabaseUrl(databaseUrl);
  const { openPostgresStore } = await import('./postgresStore.ts');
  return openPostgresStore({ ...options, databaseUrl, ...(storeThreads && { queryMs: ANSWER_MS }) });
}

/** Tests if this location has a store: an embedded database that was opened, or any database by URL. */
export function holdsStore({ dataDir, databaseUrl }: StorePlace): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, DATABASE_FILE));
}
