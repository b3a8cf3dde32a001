import { chmodSync, statSync } from 'node:fs';

/** Modes of files and folders with personal data, independent of the umask and of who created them. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** Restricts a file or folder of ours to its owner; skips those of other users. */
export function ownerOnly(path: string, mode: typeof OWN_FOLDER | typeof OWN_FILE): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0 || process.getuid?.() !== found.uid) return;
  chmodSync(path, mode);
}
