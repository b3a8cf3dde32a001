import { chmodSync, statSync } from 'node:fs';

/** Modes of files and folders with personal data, independent of the umask and of who created them. */
export const PRIVATE_FOLDER = 0o700;
export const PRIVATE_FILE = 0o600;

/** Restricts a file or folder of ours to its owner; skips those of other users. */
export function restrictToOwner(path: string, mode: typeof PRIVATE_FOLDER | typeof PRIVATE_FILE): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0 || process.getuid?.() !== found.uid) return;
  chmodSync(path, mode);
}
