import type { FileIdentity } from './fileKinds.ts';
import { type ReadFile, readBundleFile } from './readFile.ts';

/** Source of a bundle's files: the disk, or the unsaved texts of editors. */
export interface Sources {
  /** Reads and parses one file; `path` is relative to the bundle's folder. */
  read(absolute: string, path: string, identity: FileIdentity): ReadFile;
  /** Returns paths of files that the folder may not have yet. */
  unsaved(): readonly string[];
}

/** Source that reads all files from the disk. */
export const ON_DISK: Sources = { read: readBundleFile, unsaved: () => [] };
