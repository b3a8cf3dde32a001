import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OWN_FILE } from '../ownerOnly.ts';
import { syncFolderNow } from '../ownFolder.ts';
import { DATABASE_FILE } from './databaseFile.ts';

/** Lies in the data folder from before the first claim is sealed until the database was rewritten. */
const DUE_FILE = 'rewrite-due';

/** Notes that the embedded database is to be rewritten, so that neither a kill nor a full disk leaves it out. */
export function noteRewrite(dataDir: string): void {
  const file = openSync(join(dataDir, DUE_FILE), 'w', OWN_FILE);
  fsyncSync(file);
  closeSync(file);
  syncFolderNow(dataDir);
}

/**
 * Rewrites the embedded database where that was noted, so that no free page keeps what was sealed: versions before
 * `secure_delete` overwrote nothing there. Nobody else may be writing. Throws what SQLite does, and it stays noted.
 */
export function rewriteIfNoted(dataDir: string): void {
  const note = join(dataDir, DUE_FILE);
  if (!existsSync(note)) return;
  const raw = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5000 });
  try {
    raw.exec('PRAGMA synchronous=FULL; VACUUM; PRAGMA wal_checkpoint(TRUNCATE);');
  } finally {
    raw.close();
  }
  rmSync(note);
}
