import { ConfigurationError } from '../transforms/config/errors.ts';
import { faultReport } from './checks/faultReport.ts';
import { FindingsError } from './findings/findingsError.ts';
import { inFile, type ReadBundle } from './readBundle.ts';
import { toFindings } from './reporting/toFindings.ts';

/** Returns the result of `build`. Throws its configuration faults as a FindingsError with positions in the files. */
export function raisingFindings<T>(read: ReadBundle, build: () => T): T {
  try {
    return build();
  } catch (error) {
    throw asFindings(read, error);
  }
}

/** Returns the result of an asynchronous `build`, with its configuration faults thrown as a FindingsError. */
export async function raisingFindingsAsync<T>(read: ReadBundle, build: () => Promise<T>): Promise<T> {
  try {
    return await build();
  } catch (error) {
    throw asFindings(read, error);
  }
}

function asFindings(read: ReadBundle, error: unknown): unknown {
  if (!(error instanceof ConfigurationError)) return error;
  const { view, files } = read;
  const reports = error.faults.map((fault) => inFile(faultReport(fault, view), view));
  return new FindingsError(toFindings(reports, files));
}
