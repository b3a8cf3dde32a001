import { buildFaults } from './checks/buildFaults.ts';
import type { Check, Found } from './checks/check.ts';
import { CHECKS } from './checks/registry.ts';
import type { Finding, Report } from './findings/finding.ts';
import { toFindings } from './findings/toFindings.ts';
import { readFolder } from './reading/readFolder.ts';
import type { SourceFile } from './reading/sourceFile.ts';
import { checkFile } from './schema/checkFile.ts';
import { originalPointer } from './schema/repair.ts';
import { type BundleView, viewOf } from './view/bundleView.ts';

/** A bundle that was read, with what was found while reading it. */
export interface ReadBundle {
  view: BundleView;
  files: SourceFile[];
  reports: Report[];
}

/** Reads a bundle and checks each of its files by itself. */
export function readBundle(directory: string): ReadBundle {
  const folder = readFolder(directory);
  const checked = folder.files.map(checkFile);
  const view = viewOf(
    directory,
    checked.map(({ file }) => file),
  );
  return {
    view,
    files: folder.files,
    reports: [...folder.reports, ...checked.flatMap(({ reports }) => reports)],
  };
}

/** Everything that is wrong with the bundle in a folder: every finding in one run, none twice, none caused by another. */
export async function validateBundle(directory: string): Promise<Finding[]> {
  const { view, files, reports } = readBundle(directory);
  for (const check of CHECKS) reports.push(...(await runCheck(check, view)));
  reports.push(...buildFaults(view).map((report) => inFile(report, view)));
  return toFindings(reports, files);
}

async function runCheck({ code, run }: Check, view: BundleView): Promise<Report[]> {
  return [...(await run(view))].map((found) => ({ ...inFile(found, view), code }));
}

/** A report whose pointer leads into the file instead of its mended copy. */
export function inFile<T extends Found>(found: T, { files }: BundleView): T {
  const file = files.get(found.file);
  if (!file || found.pointer === undefined) return found;
  return { ...found, pointer: originalPointer(file.value, found.pointer, file.origins) };
}
