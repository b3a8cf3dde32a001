import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Tests if symbolic links of a path lead outside of the bundle's folder; false for a path that does not exist. */
export function leadsOut(directory: string, absolute: string): boolean {
  const real = realPath(absolute);
  if (real === undefined) return false;
  const within = relative(realpathSync(directory), real);
  return isAbsolute(within) || within === '..' || within.startsWith(`..${sep}`);
}

function realPath(absolute: string): string | undefined {
  try {
    return realpathSync(absolute);
  } catch {
    return undefined;
  }
}
