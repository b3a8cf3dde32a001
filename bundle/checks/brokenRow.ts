import type { Report } from '../findings/finding.ts';
import { type ClassListFault, headerOf, readClassList, rowsOf } from '../reading/classList.ts';
import type { Check } from './check.ts';

/** Reports a line of a class list that is invalid CSV, or whose number of values differs from that of the columns. */
export const brokenRow: Check = {
  code: 'syntax-error',
  needs: 'rows',
  async run({ directory, files }) {
    const found: Report[] = [];
    for (const { source } of files.values()) {
      if (!source.readable || source.kind !== 'classList' || headerOf(source.text).faults.length > 0)
        continue;
      const faults = await readClassList(rowsOf(directory, source), {});
      found.push(...rowReports(source.path, faults));
    }
    return found;
  },
};

/** Converts faults in the rows of a class list to reports; `file` is its path in the bundle, for the position. */
export function rowReports(file: string, faults: readonly ClassListFault[]): Report[] {
  return faults.map(({ line, column, message, hint }) => ({
    code: 'syntax-error',
    file,
    position: { line, column },
    message: `${message}.`,
    hint,
  }));
}
