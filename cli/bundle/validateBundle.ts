import { buildFaults } from '../checks/buildFaults.ts';
import type { Check, Found } from '../checks/check.ts';
import { CHECKS } from '../checks/registry.ts';
import type { Finding, Report } from '../findings/finding.ts';
import { toFindings } from '../findings/toFindings.ts';
import { checkFile } from '../schema/checkFile.ts';
import { originalPointer } from '../schema/repair.ts';
import { readFolder } from './readFolder.ts';
import { type BundleView, viewOf } from './view.ts';

/** Everything that is wrong with the bundle in a folder: every finding in one run, none twice, none caused by another. */
export async function validateBundle(directory: string): Promise<Finding[]> {
  const folder = readFolder(directory);
  const checked = folder.files.map(checkFile);
  const view = viewOf(
    directory,
    checked.map(({ file }) => file),
  );
  const reports = [...folder.reports, ...checked.flatMap(({ reports }) => reports)];
  for (const check of CHECKS) reports.push(...(await runCheck(check, view)));
  reports.push(...buildFaults(view).map((report) => inFile(report, view)));
  return toFindings(reports, folder.files);
}

async function runCheck({ code, run }: Check, view: BundleView): Promise<Report[]> {
  return [...(await run(view))].map((found) => ({ ...inFile(found, view), code }));
}

/** A report whose pointer leads into the file instead of its mended copy. */
function inFile<T extends Found>(found: T, { files }: BundleView): T {
  const file = files.get(found.file);
  if (!file || found.pointer === undefined) return found;
  return { ...found, pointer: originalPointer(file.value, found.pointer, file.origins) };
}
