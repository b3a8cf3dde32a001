import { closeSync, existsSync, fsyncSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncFolderSync } from '../privateFolder.ts';
import { PRIVATE_FILE } from '../restrictToOwner.ts';
import type { Store } from './store.ts';

/** Marker file in the data folder, from before the first claim is encrypted until the database was rewritten. */
const DUE_FILE = 'rewrite-due';

/** Writes the marker that the embedded database is due for a rewrite, which a kill or a full disk does not lose. */
export function noteRewrite(dataDir: string): void {
  const file = openSync(join(dataDir, DUE_FILE), 'w', PRIVATE_FILE);
  fsyncSync(file);
  closeSync(file);
  fsyncFolderSync(dataDir);
}

/**
 * Rewrites the embedded database where it is due, so that no free page keeps what was encrypted: versions before
 * `secure_delete` overwrote nothing there. Throws SQLite's errors, and the rewrite stays due.
 */
export async function rewriteIfNoted(dataDir: string, store: Store): Promise<void> {
  const note = join(dataDir, DUE_FILE);
  if (!existsSync(note)) return;
  await store.rewrite();
  rmSync(note);
}
