import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from './databaseFile.ts';

/**
 * Rewrites the embedded database, so that no free page keeps what was sealed: versions before `secure_delete` overwrote
 * nothing there. Nobody else may be writing.
 */
export function rewriteDatabase(dataDir: string): void {
  const raw = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    raw.exec('PRAGMA synchronous=FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
  } finally {
    raw.close();
  }
}
