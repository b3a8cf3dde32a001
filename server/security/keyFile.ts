import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { fsyncFolderSync } from '../privateFolder.ts';

/** Creates a key file with a random key, so that two processes that start together share one key. */
export function createKeyFile(file: string): void {
  const draft = writeDraft(file, `${randomBytes(32).toString('hex')}\n`);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  // Synced, because a lost name would lose the key, and all that was signed and encrypted with it.
  fsyncFolderSync(dirname(file));
}

/** Replaces the text of a key file, and keeps its owner and mode, because the server may be another user than who rotates. */
export function replaceKeyFile(file: string, text: string): void {
  const draft = writeDraft(file, text, statSync(file));
  try {
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Codes of a file or folder that this user may not write, or nobody, where it is mounted. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'EBUSY']);

/** Tests if the system refused to write a file. */
export const isRefused = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));

/** Writes and syncs the text under another name first, so that nobody reads half a key. */
function writeDraft(file: string, text: string, like?: Stats): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    if (like) takeAfter(handle, like);
    writeSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return draft;
}

/** Gives an open file owner and mode of another; the owner first, because a new one resets bits of the mode. */
function takeAfter(handle: number, { uid, gid, mode }: Stats): void {
  const own = fstatSync(handle);
  if (own.uid !== uid || own.gid !== gid) fchownSync(handle, uid, gid);
  fchmodSync(handle, mode & 0o777);
}
