import { basename, delimiter, dirname, relative, sep } from 'node:path';
import type { Io } from '../bundle/io.ts';

/** Words that start the command in a project's folder, by the package manager that started this one. */
const BY_MANAGER: Record<string, string> = {
  npm: 'npx claimwright',
  pnpm: 'pnpm exec claimwright',
};

/** A path as one word of a shell. */
export const quoted = (path: string): string => (/^[\w./\\:@-]+$/.test(path) ? path : JSON.stringify(path));

/**
 * The command as it is typed to call it again in the same folder: `npx claimwright`, `claimwright`, `node cli/bin.js`.
 * Where npm does not find it, `npx` would run a package of that name from the registry, whoever put it there.
 */
export function calledAs({ program, cwd, environment }: Pick<Io, 'program' | 'cwd' | 'environment'>): string {
  const [manager = ''] = environment.npm_config_user_agent?.split('/') ?? [];
  const byManager = environment.npm_command === 'exec' ? BY_MANAGER[manager] : undefined;
  if (byManager !== undefined) return byManager;
  const path = relative(cwd, program);
  const isModule = basename(program) === 'bin.js';
  if (isModule && !program.split(sep).includes('node_modules')) return `node ${quoted(path)}`;
  // On Windows a global program is a script that names the module.
  const isProgram = isModule || (environment.PATH ?? '').split(delimiter).includes(dirname(program));
  return isProgram ? 'claimwright' : quoted(path.startsWith('..') ? path : `.${sep}${path}`);
}
