import { NEED_THE_BUNDLE } from '../../../bundle/checks/registry.ts';
import type { Report } from '../../../bundle/findings/finding.ts';
import { type CheckedFile, checkFile } from '../../../bundle/schema/checkFile.ts';
import { crossFileReports } from '../../../bundle/validateBundle.ts';
import { viewOf } from '../../../bundle/view/bundleView.ts';
import { halfWritten, isSure } from './halfWritten.ts';
import { narrowTo } from './narrow.ts';

/** Result of checking the one file that the author is typing in. */
export interface Focused {
  reports: Report[];
  /** Tests if the result replaces an earlier report; other reports remain until everything is checked again. */
  replaces(before: Report): boolean;
}

/** Bundle with its parsed files, and models.json as of the last full check. */
interface Checked {
  directory: string;
  files: readonly CheckedFile[];
  modelsBefore: unknown;
}

/** Checks one file after a keystroke, with reduced copies of the others. Much quicker than a full check. */
export async function focusedReports(
  path: string,
  { directory, files, modelsBefore }: Checked,
): Promise<Focused> {
  const own = files.find(({ source }) => source.path === path);
  const half = own && halfWritten(own.source);
  const mended = half && checkFile(half.file);
  const all = mended ? files.map((file) => (file === own ? mended.file : file)) : files;
  const isModels = own?.source.kind === 'models';
  // Names that models.json lost by its syntax error are not unknown to its own rules.
  if (half && isModels)
    return { reports: mended?.reports.filter((report) => isSure(report, half)) ?? [], replaces: () => false };
  const narrowed = narrowTo(path, all, modelsBefore);
  const isLookedAt = ({ code, pointer }: Report) =>
    !NEED_THE_BUNDLE.has(code) && (!isModels || isWithin(narrowed.whole, pointer));
  const found = await crossFileReports(viewOf(directory, narrowed.files), false);
  const reports = found.filter((report) => report.file === path && isLookedAt(report));
  if (!half) return { reports, replaces: isLookedAt };
  const sure = [...(mended?.reports ?? []), ...reports].filter((report) => isSure(report, half));
  return { reports: sure, replaces: () => false };
}

function isWithin(pointers: readonly string[], pointer = ''): boolean {
  return pointers.some((around) => pointer === around || pointer.startsWith(`${around}/`));
}
