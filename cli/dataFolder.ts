import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { UsageError } from '../bundle/usageError.ts';
import type { CommandOption } from './command.ts';
import { optionOf } from './settings/options.ts';

/** Where the server keeps what was filed, where the command line says nothing. */
export const DATA_OPTION: CommandOption = optionOf('data');

/** A data folder that a server has written to. */
export function existingDataFolder(directory: string, cwd: string): string {
  const folder = resolve(cwd, directory);
  if (existsSync(folder) && statSync(folder).isDirectory()) return folder;
  throw new UsageError(`There is no data folder ${directory}. Name the server's with --data DIR.`);
}
