import type { FileIdentity } from './fileKinds.ts';
import { type ReadFile, readBundleFile } from './readFile.ts';

/** Where the texts of a bundle's files come from. */
export interface Sources {
  /** Reads and parses one file; `path` is relative to the bundle's folder. */
  read(absolute: string, path: string, identity: FileIdentity): ReadFile;
  /** Paths of files that the folder may not have yet. */
  unsaved(): readonly string[];
}

/** The files as they are saved. */
export const ON_DISK: Sources = { read: readBundleFile, unsaved: () => [] };
