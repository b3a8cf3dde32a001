import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FOLDER, restrictToOwner } from './restrictToOwner.ts';

/** False on Windows, which cannot fsync a folder and persists names by itself. */
const SYNCS_FOLDERS = process.platform !== 'win32';

/** Writes the names in a folder to the disk by fsync, because a synced file may lose its name in a power cut. */
export function fsyncFolderSync(path: string): void {
  if (!SYNCS_FOLDERS) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes the names in a folder to the disk, off the event loop. */
export async function fsyncFolder(path: string): Promise<void> {
  if (!SYNCS_FOLDERS) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Creates a folder that only its owner may read, and those above it, so that they survive a power cut. Restricts an
 * existing one to its owner.
 */
export function makePrivateFolderSync(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: PRIVATE_FOLDER });
  for (const folder of madeFolders(first, path)) fsyncFolderSync(dirname(folder));
  restrictToOwner(path, PRIVATE_FOLDER);
}

/** Creates a folder as `makePrivateFolderSync` does, off the event loop. */
export async function makePrivateFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: PRIVATE_FOLDER });
  for (const folder of madeFolders(first, path)) await fsyncFolder(dirname(folder));
  restrictToOwner(path, PRIVATE_FOLDER);
}

/** Returns the folders from this one up to the first that `mkdir` made. */
function madeFolders(first: string | undefined, path: string): string[] {
  if (first === undefined) return [];
  const made = [path];
  for (let folder = path; folder !== first && folder !== dirname(folder); folder = dirname(folder))
    made.push(dirname(folder));
  return made;
}
