import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OWN_FOLDER, ownerOnly } from './ownerOnly.ts';

/** False on Windows, which keeps names by itself and cannot sync a folder. */
export const SYNCS_FOLDERS = process.platform !== 'win32';

/** Syncs a folder, because a synced file may lose its name in a power cut otherwise. */
export function syncFolderNow(path: string): void {
  if (!SYNCS_FOLDERS) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Syncs a folder off the event loop. */
export async function syncFolder(path: string): Promise<void> {
  if (!SYNCS_FOLDERS) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder and those above it, for its owner only, and syncs them; leaves an existing one. */
export function makeOwnFolderNow(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: OWN_FOLDER });
  for (const folder of madeFolders(first, path)) syncFolderNow(dirname(folder));
  ownerOnly(path, OWN_FOLDER);
}

/** Makes the folders off the event loop. */
export async function makeOwnFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: OWN_FOLDER });
  for (const folder of madeFolders(first, path)) await syncFolder(dirname(folder));
  ownerOnly(path, OWN_FOLDER);
}

/** Returns the folders from this one up to the first that `mkdir` made. */
function madeFolders(first: string | undefined, path: string): string[] {
  if (first === undefined) return [];
  const made = [path];
  for (let folder = path; folder !== first && folder !== dirname(folder); folder = dirname(folder))
    made.push(dirname(folder));
  return made;
}
