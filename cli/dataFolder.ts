import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../bundle/usageError.ts';
import type { CommandOption } from './command.ts';
import { optionOf } from './settings/options.ts';

/** Option of the data folder, for commands on stored claims. */
export const DATA_OPTION: CommandOption = optionOf('data');

/** Returns the path of a data folder. Throws a UsageError where it does not exist. */
export function existingDataFolder(directory: string, cwd: string): string {
  const folder = resolve(cwd, directory);
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  throw new UsageError(`There is no data folder ${directory}. Name the server's with --data DIR.`);
}
