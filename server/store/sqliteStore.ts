import { join } from 'node:path';
import { makePrivateFolderSync } from '../privateFolder.ts';
import { type Connection, openConnection, requireSound } from './database.ts';
import { DATABASE_FILE, watchFile } from './databaseFile.ts';
import { storeOver } from './engineStore.ts';
import { createWriter } from './groupCommit.ts';
import { migrate } from './migrations.ts';
import type { Store } from './store.ts';

/** Options of the embedded store. */
export interface SqliteStoreOptions {
  dataDir: string;
  now: Date;
  /** Draws reference codes; tests of collisions replace it. */
  drawReferenceCode?: (() => string) | undefined;
}

/** Embedded store, with its two connections for tests of the engine itself. */
export interface SqliteStore extends Store {
  connections: { writer: Connection; reader: Connection };
}

/** Opens the embedded store in `<dataDir>/claimwright.db`, migrated to the current schema. */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  makePrivateFolderSync(options.dataDir);
  const file = join(options.dataDir, DATABASE_FILE);
  requireSound(file);
  const writing = openConnection(file, 'writer');
  await migrate(writing.sql, options.now);
  const reading = openConnection(file, 'reader');
  const close = async (): Promise<void> => {
    await reading.sql.destroy();
    await writing.sql.destroy();
    if (reading.raw.isOpen) reading.raw.close();
    if (writing.raw.isOpen) writing.raw.close();
  };
  const engine = {
    reader: reading.sql,
    writer: createWriter(writing.sql, watchFile(file)),
    close,
  };
  return {
    ...storeOver(engine, options.drawReferenceCode),
    connections: { writer: writing, reader: reading },
  };
}
