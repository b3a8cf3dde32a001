import { randomBytes } from 'node:crypto';
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { PRIVATE_FILE } from './restrictToOwner.ts';

/** Writes a file that only its owner may read. Whoever reads it meanwhile gets the earlier text, or all of this one. */
export function replaceFileSync(file: string, text: string): void {
  const draft = `${file}.${randomBytes(4).toString('hex')}`;
  try {
    // Unsynced, a power cut may leave the name without the bytes.
    writeFileSync(draft, text, { mode: PRIVATE_FILE, flush: true });
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}
