import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OWN_FILE } from '../ownerOnly.ts';
import { syncFolderNow } from '../ownFolder.ts';
import type { Store } from './store.ts';

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
 * `secure_delete` overwrote nothing there. Throws what SQLite does, and it stays noted.
 */
export async function rewriteIfNoted(dataDir: string, store: Store): Promise<void> {
  const note = join(dataDir, DUE_FILE);
  if (!existsSync(note)) return;
  await store.rewrite();
  rmSync(note);
}
