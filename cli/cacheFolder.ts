import { posix, win32 } from 'node:path';
import type { Io } from '../bundle/io.ts';

/** Returns the path of our folder in the user's cache folder, by the platform's custom; undefined where none is named. */
export function cacheFolder({ environment }: Pick<Io, 'environment'>, platform = process.platform) {
  const { isAbsolute, join } = platform === 'win32' ? win32 : posix;
  const within = (folder: string | undefined, ...names: string[]): string | undefined =>
    folder !== undefined && isAbsolute(folder) ? join(folder, ...names) : undefined;
  const { XDG_CACHE_HOME, HOME, LOCALAPPDATA } = environment;
  if (platform === 'win32') return within(LOCALAPPDATA, 'claimwright', 'Cache');
  if (platform === 'darwin') return within(HOME, 'Library', 'Caches', 'claimwright');
  return within(XDG_CACHE_HOME, 'claimwright') ?? within(HOME, '.cache', 'claimwright');
}
