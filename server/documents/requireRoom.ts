import { statfs } from 'node:fs/promises';

/** Default of the free megabytes that a server requires: room for many uploads, until somebody frees more. */
export const FREE_MB = 256;

const MB = 1024 * 1024;

/** Throws an `ENOSPC` error where fewer than `bytes` are free on the disk of a folder. */
export async function requireRoom(folder: string, bytes = FREE_MB * MB): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const free = bavail * bsize;
  if (free >= bytes) return;
  const shown = (of: number): string => `${Math.floor(of / MB)} MB`;
  throw Object.assign(new Error(`${shown(free)} are free below ${folder}, and ${shown(bytes)} are needed`), {
    code: 'ENOSPC',
  });
}
