import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createClaimantStore } from './claimantStore.ts';
import { createClaimStore } from './claimStore.ts';
import { type Connection, openConnection } from './database.ts';
import { createWriter } from './groupCommit.ts';
import { migrate } from './migrations.ts';
import {
  createAttemptStore,
  createCaptchaUseStore,
  createModuleStore,
  createSessionStore,
} from './sessionStore.ts';
import type { Store } from './store.ts';

/** The embedded database, in the data folder. */
export const DATABASE_FILE = 'claimwright.db';

export interface SqliteStoreOptions {
  dataDir: string;
  now: Date;
  /** Draws reference codes; tests put a drawer of collisions here. */
  drawReferenceCode?: () => string;
}

/** The embedded store, with its two connections for tests that look at the engine itself. */
export interface SqliteStore extends Store {
  connections: { writer: Connection; reader: Connection };
}

/** The embedded store in `<dataDir>/claimwright.db`, brought to the present shape. */
export async function openSqliteStore(options: SqliteStoreOptions): Promise<SqliteStore> {
  mkdirSync(options.dataDir, { recursive: true });
  const file = join(options.dataDir, DATABASE_FILE);
  const writing = openConnection(file, 'writer');
  await migrate(writing.sql, options.now);
  const reading = openConnection(file, 'reader');
  const writer = createWriter(writing.sql);
  return {
    claims: createClaimStore(reading.sql, writer, options.drawReferenceCode),
    sessions: createSessionStore(reading.sql, writer),
    claimants: createClaimantStore(reading.sql, writer),
    captchaUses: createCaptchaUseStore(writer),
    attempts: createAttemptStore(writer),
    modules: createModuleStore(reading.sql, writer),
    connections: { writer: writing, reader: reading },
    ping: async () => {
      await reading.sql.selectFrom('migration').select('name').limit(1).execute();
    },
    sweep: (now) =>
      writer.transact(async (db) => {
        const past = now.toISOString();
        await db.deleteFrom('session').where('expires_at', '<', past).execute();
        await db.deleteFrom('captcha_use').where('expires_at', '<', past).execute();
        await db.deleteFrom('attempt').where('resets_at', '<', past).execute();
      }),
    close: async () => {
      await writer.close();
      await reading.sql.destroy();
      await writing.sql.destroy();
      if (reading.raw.isOpen) reading.raw.close();
      if (writing.raw.isOpen) writing.raw.close();
    },
  };
}
