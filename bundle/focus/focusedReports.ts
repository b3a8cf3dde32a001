import type { FindingCode } from '../findings/codes.ts';
import type { Report } from '../findings/finding.ts';
import { type CheckedFile, checkFile } from '../schema/checkFile.ts';
import { crossFileReports } from '../validateBundle.ts';
import { viewOf } from '../view/bundleView.ts';
import { halfWritten, isSure } from './halfWritten.ts';
import { narrowTo } from './narrow.ts';

/** Findings that only a look at all files can tell: while one is typed they stay what they were. */
export const OF_THE_WHOLE: ReadonlySet<FindingCode> = new Set<FindingCode>([
  'unused-text',
  'unused-deadline',
  'unreachable-page',
  'duplicate-path',
]);

/** What is found in one file while it is typed. */
export interface Focused {
  reports: Report[];
  /** Whether a code is answered for; the others are as they were when everything was checked last. */
  answers(code: FindingCode): boolean;
}

/** A bundle whose files were checked one by one, and what models.json said when all of it was checked last. */
export interface Checked {
  directory: string;
  files: readonly CheckedFile[];
  modelsBefore: unknown;
}

/** What is wrong with one file beside the others. Much quicker than a look at everything. */
export async function focusedReports(
  path: string,
  { directory, files, modelsBefore }: Checked,
): Promise<Focused> {
  const own = files.find(({ source }) => source.path === path);
  const half = own && halfWritten(own.source);
  const mended = half && checkFile(half.file);
  const all = mended ? files.map((file) => (file === own ? mended.file : file)) : files;
  // Names that models.json lost with its syntax are not unknown to its own rules.
  const isLost = half !== undefined && own?.source.kind === 'models';
  const view = viewOf(directory, narrowTo(path, all, modelsBefore));
  const across = isLost ? [] : (await crossFileReports(view)).filter(({ file }) => file === path);
  const found = [...(mended?.reports ?? []), ...across];
  return {
    reports: half
      ? found.filter((report) => isSure(report, half))
      : found.filter(({ code }) => !OF_THE_WHOLE.has(code)),
    answers: (code) => !isLost && half === undefined && !OF_THE_WHOLE.has(code),
  };
}
