import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OWN_FOLDER, ownerOnly } from './ownerOnly.ts';

/** Windows keeps names by itself, and lets nobody sync a folder. */
export const SYNCS_FOLDERS = process.platform !== 'win32';

/** Keeps the names in a folder through a power cut: a synced file may lose its name without. */
export function syncFolderNow(path: string): void {
  if (!SYNCS_FOLDERS) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** The same off the event loop. */
export async function syncFolder(path: string): Promise<void> {
  if (!SYNCS_FOLDERS) return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder that is its owner's only and stays through a power cut, and those above it; one that is there is left. */
export function makeOwnFolderNow(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: OWN_FOLDER });
  for (const folder of madeFrom(first, path)) syncFolderNow(dirname(folder));
  ownerOnly(path, OWN_FOLDER);
}

/** The same off the event loop. */
export async function makeOwnFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: OWN_FOLDER });
  for (const folder of madeFrom(first, path)) await syncFolder(dirname(folder));
  ownerOnly(path, OWN_FOLDER);
}

/** From the folder up to the first that `mkdir` made, which it answers. */
function madeFrom(first: string | undefined, path: string): string[] {
  if (first === undefined) return [];
  const made = [path];
  for (let folder = path; folder !== first && folder !== dirname(folder); folder = dirname(folder))
    made.push(dirname(folder));
  return made;
}
