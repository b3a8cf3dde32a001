import type { FileIdentity } from './fileKinds.ts';
import { type ReadFile, readBundleFile } from './readFile.ts';

/** Sources of the texts of a bundle's files. */
export interface Sources {
  /** Reads and parses one file; `path` is relative to the bundle's folder. */
  read(absolute: string, path: string, identity: FileIdentity): ReadFile;
  /** Returns paths of files that the folder may not have yet. */
  unsaved(): readonly string[];
}

/** Source that reads the saved files. */
export const ON_DISK: Sources = { read: readBundleFile, unsaved: () => [] };
