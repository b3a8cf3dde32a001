import { basename, delimiter, dirname, relative, sep } from 'node:path';
import type { Io } from '../bundle/io.ts';

/** Command line of this program, by the package manager that runs it. */
const BY_MANAGER: Record<string, string> = {
  npm: 'npx claimwright',
  pnpm: 'pnpm exec claimwright',
};

/** Quotes a path for a shell. */
export const quoted = (path: string): string => (/^[\w./\\:@-]+$/.test(path) ? path : JSON.stringify(path));

/**
 * Returns the command line of this program, for hints to its user: `npx claimwright`, `claimwright`, `node cli/bin.js`.
 * `npx` only if npm ran it, because it else runs any package of that name from the registry.
 */
export function programCommand({
  program,
  cwd,
  environment,
}: Pick<Io, 'program' | 'cwd' | 'environment'>): string {
  const [manager = ''] = environment.npm_config_user_agent?.split('/') ?? [];
  const byManager = environment.npm_command === 'exec' ? BY_MANAGER[manager] : undefined;
  if (byManager !== undefined) return byManager;
  const path = relative(cwd, program);
  const isModule = basename(program) === 'bin.js';
  if (isModule && !program.split(sep).includes('node_modules')) return `node ${quoted(path)}`;
  // On Windows a global program is a script that runs the module.
  const isProgram = isModule || (environment.PATH ?? '').split(delimiter).includes(dirname(program));
  return isProgram ? 'claimwright' : quoted(path.startsWith('..') ? path : `.${sep}${path}`);
}
