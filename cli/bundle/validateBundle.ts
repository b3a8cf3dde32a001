import type { Finding } from '../findings/finding.ts';
import { toFindings } from '../findings/toFindings.ts';
import { checkFile } from '../schema/checkFile.ts';
import { readFolder } from './readFolder.ts';

/** Everything that is wrong with the bundle in a folder: every finding in one run, none twice, none caused by another. */
export async function validateBundle(directory: string): Promise<Finding[]> {
  const folder = readFolder(directory);
  const checked = folder.files.map(checkFile);
  const reports = [...folder.reports, ...checked.flatMap(({ reports }) => reports)];
  return toFindings(reports, folder.files);
}
