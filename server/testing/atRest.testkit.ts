import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Returns every byte that rests in a folder. */
export const bytesOf = (folder: string): string =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'))
    .join('\n');

/** Opens the embedded database of a data folder. */
export function inDatabase<T>(dataDir: string, act: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(join(dataDir, 'claimwright.db'));
  try {
    return act(database);
  } finally {
    database.close();
  }
}
