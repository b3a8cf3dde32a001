import { chmodSync, statSync } from 'node:fs';

/** Modes of what holds personal data, whatever the umask and whoever made it before. */
export const OWN_FOLDER = 0o700;
export const OWN_FILE = 0o600;

/** Takes from everybody but its owner what may be done with a file or folder of ours; somebody else's is left alone. */
export function ownerOnly(path: string, mode: typeof OWN_FOLDER | typeof OWN_FILE): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found || (found.mode & 0o077) === 0 || process.getuid?.() !== found.uid) return;
  chmodSync(path, mode);
}
