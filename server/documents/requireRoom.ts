import { statfs } from 'node:fs/promises';

/** Megabytes for the uploads of many people at a time, until somebody frees more; an operator may set others. */
export const FREE_MB = 256;

const MB = 1024 * 1024;

/** Throws where fewer bytes are free on the disk of a folder. */
export async function requireRoom(folder: string, bytes = FREE_MB * MB): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const shown = (of: number): string => `${Math.floor(of / MB)} MB`;
  throw Object.assign(new Error(`${shown(free)} are free below ${folder}, and ${shown(bytes)} are needed`), {
    code: 'ENOSPC',
  });
}
