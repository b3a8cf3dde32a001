import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AwayDatabase } from './awayDatabase.ts';
import { DATABASE_FILE } from './databaseFile.ts';
import { checkDatabaseUrl } from './databaseUrl.ts';
import type { Store } from './store.ts';
import { openThreadedStore } from './threads/threadedStore.ts';

/** Where a server's claims are. */
export interface StorePlace {
  dataDir: string;
  /** PostgreSQL, or an engine that speaks its protocol; the embedded database in the data folder where left out. */
  databaseUrl?: string | undefined;
  /** For a server that answers others meanwhile: off the event loop, and not for ever. */
  storeThreads?: boolean | undefined;
}

/** How long a server waits for its database: longer is an outage, of which the claimant is told. */
const ANSWER_MS = 30_000;

interface OpenStoreOptions extends StorePlace {
  now: Date;
  away?: AwayDatabase | undefined;
  drawReferenceCode?: (() => string) | undefined;
}

/** Opens the engine that the place names, brought to the present shape. Throws DatabaseUrlError. */
export async function openStore(options: OpenStoreOptions): Promise<Store> {
  const { databaseUrl, storeThreads, dataDir, drawReferenceCode } = options;
  // A function cannot be handed to a thread: a test's own draws stay in this one.
  if (databaseUrl === undefined && storeThreads && !drawReferenceCode) return openThreadedStore(dataDir);
  // An engine is loaded only where it is used: each takes a tenth of a second of every start.
  if (databaseUrl === undefined) {
    const { openSqliteStore } = await import('./sqliteStore.ts');
    return openSqliteStore(options);
  }
  checkDatabaseUrl(databaseUrl);
  const { openPostgresStore } = await import('./postgresStore.ts');
  return openPostgresStore({ ...options, databaseUrl, ...(storeThreads && { queryMs: ANSWER_MS }) });
}

/** Whether a store was ever opened there; a database of its own always counts as one. */
export function holdsStore({ dataDir, databaseUrl }: StorePlace): boolean {
  return databaseUrl !== undefined || existsSync(join(dataDir, DATABASE_FILE));
}
