import type { Report } from './findings/finding.ts';
import { readFolder } from './reading/readFolder.ts';
import type { SourceFile } from './reading/sourceFile.ts';
import { ON_DISK } from './reading/sources.ts';
import { checkFile } from './schema/checkFile.ts';
import { originalPointer } from './schema/repair.ts';
import { type BundleView, viewOf } from './view/bundleView.ts';

/** Bundle with its source files and the reports of reading and validating each. */
export interface ReadBundle {
  view: BundleView;
  files: SourceFile[];
  reports: Report[];
}

/** Reads a bundle and validates each file against its meta-schema. Throws a BundleFolderError. */
export function readBundle(directory: string, sources = ON_DISK): ReadBundle {
  const folder = readFolder(directory, sources);
  const checked = folder.files.map(checkFile);
  const view = viewOf(
    directory,
    checked.map(({ file }) => file),
    folder.reports.flatMap(({ code, file }) => (code === 'unexpected-file' ? [file] : [])),
  );
  return {
    view,
    files: folder.files,
    reports: [...folder.reports, ...checked.flatMap(({ reports }) => reports)],
  };
}

/** Returns a report on the repaired copy of a file with the pointer that leads to the same value in the file itself. */
export function inFile<T extends Omit<Report, 'code'>>(found: T, { files }: BundleView): T {
  const file = files.get(found.file);
  if (!file || found.pointer === undefined) return found;
  return { ...found, pointer: originalPointer(file.value, found.pointer, file.origins) };
}
