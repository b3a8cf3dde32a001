import { existsSync, statSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the folder of documents that no claim names yet, because they are not where documents are kept. */
export const draftsIn = (dataDir: string): string => join(dataDir, 'documents', 'incoming');

/** Removes drafts of documents older than that instant, which a killed process left, and returns their number. */
export async function sweepDrafts(dataDir: string, olderThan: Date): Promise<number> {
  const folder = draftsIn(dataDir);
  if (!existsSync(folder)) return 0;
  const paths = (await readdir(folder)).map((name) => join(folder, name));
  const old = paths.filter((path) => isFileBefore(path, olderThan));
  await Promise.all(old.map((path) => rm(path, { force: true })));
  return old.length;
}

/** Tests if there is such an old file; an upload that ends meanwhile takes its draft away. */
function isFileBefore(path: string, instant: Date): boolean {
  const found = statSync(path, { throwIfNoEntry: false });
  return found?.isFile() === true && found.mtime < instant;
}
