import { realpathSync } from 'node:fs';
import { isAbsolute, relative, sep } from 'node:path';

/** Tests if the links of a path lead outside of the bundle's folder; a path that leads nowhere stays inside. */
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
