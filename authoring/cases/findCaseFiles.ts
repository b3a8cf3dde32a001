import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { UsageError } from '../../bundle/usageError.ts';

/**
 * Returns the absolute paths of the case files for paths of the command line: a file as it is, and all `*.cases.json`
 * at any depth of a folder. Throws a UsageError for a missing path or a folder without case files.
 */
export function findCaseFiles(paths: readonly string[], cwd: string): string[] {
  return [...new Set(paths.flatMap((path) => caseFilesAt(path, resolve(cwd, path))))];
}

function caseFilesAt(path: string, absolute: string): string[] {
  const stats = statSync(absolute, { throwIfNoEntry: false });
  if (!stats) throw new UsageError(`There is no file or folder ${path}.`);
  if (!stats.isDirectory()) return [absolute];
  const found = readdirSync(absolute, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.cases.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('/node_modules/'));
  if (found.length === 0) throw new UsageError(`There are no case files (*.cases.json) in ${path}.`);
  return found.sort();
}
