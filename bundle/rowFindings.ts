import { rowReports } from './checks/brokenRow.ts';
import { FindingsError } from './findings/findingsError.ts';
import type { ClassListFault } from './reading/classList.ts';
import { toFindings } from './reporting/toFindings.ts';

/** Returns the error of class lists whose rows cannot be read, by their files. */
export function rowFindings(
  lists: readonly [file: string, { faults: readonly ClassListFault[] }][],
): FindingsError {
  const reports = lists.flatMap(([file, { faults }]) => rowReports(file, faults));
  return new FindingsError(toFindings(reports, []));
}
