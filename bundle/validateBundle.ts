import { reportedBy } from './checks/alreadyReported.ts';
import { buildFaults } from './checks/buildFaults.ts';
import type { Check } from './checks/check.ts';
import { CHECKS } from './checks/registry.ts';
import type { FindingCode } from './findings/codes.ts';
import type { Finding, Report } from './findings/finding.ts';
import { FindingsError } from './findings/findingsError.ts';
import { inFile, type ReadBundle, readBundle } from './readBundle.ts';
import { ON_DISK } from './reading/sources.ts';
import { CODES } from './reporting/codes.ts';
import { toFindings } from './reporting/toFindings.ts';
import type { BundleView } from './view/bundleView.ts';

/**
 * Validates the bundle of a folder. Returns every finding in one run, without duplicates and consequences of others.
 */
export async function validateBundle(directory: string, sources = ON_DISK): Promise<Finding[]> {
  const { view, files, reports } = readBundle(directory, sources);
  return toFindings([...reports, ...(await crossFileReports(view))], files);
}

/** Returns reports of all checks and of building all forms; without `withRows`, not of checks with `needs: 'rows'`. */
export async function crossFileReports(view: BundleView, withRows = true): Promise<Report[]> {
  const checks = CHECKS.filter(({ needs }) => withRows || needs !== 'rows');
  return [...(await runChecks(checks, view)), ...builtFaults(view)];
}

/** Parts of a bundle that a command uses. */
interface OpenOptions {
  /** False where case files do not matter, or are checked one by one. */
  withCases: boolean;
  /** False where the command reads class lists itself, which can have millions of rows. */
  withRows: boolean;
}

/** Reads a bundle to serve, compile or judge by. Throws as `requireNoErrors` does. */
export async function openBundle(directory: string, options: OpenOptions): Promise<ReadBundle> {
  const read = readBundle(directory);
  await requireNoErrors(read, options);
  return read;
}

/**
 * Throws a FindingsError with every finding of `validate` where a bundle that was read has an error. Checks of warnings
 * run only after an error.
 */
export async function requireNoErrors(read: ReadBundle, options: OpenOptions): Promise<void> {
  const { view, files } = read;
  const counts = ({ file }: Report) => options.withCases || !file.startsWith('cases/');
  const first = CHECKS.filter((check) => isError(check) && (options.withRows || check.needs !== 'rows'));
  const found = [...read.reports, ...(await runChecks(first, view)), ...builtFaults(view)].filter(counts);
  if (!found.some(isError)) return;
  const others = CHECKS.filter((check) => !first.includes(check));
  const more = (await runChecks(others, view)).filter(counts);
  throw new FindingsError(toFindings([...found, ...more], files));
}

/** Tests if findings of a code are errors, with which a bundle cannot be used. */
export function isError({ code }: { code: FindingCode }): boolean {
  return CODES[code].severity === 'error';
}

async function runChecks(checks: readonly Check[], view: BundleView): Promise<Report[]> {
  const reports: Report[] = [];
  for (const check of checks)
    for (const found of await runCheck(check, view))
      reports.push({ ...inFile(found, view), code: check.code });
  return reports;
}

const runCheck = (check: Check, view: BundleView) =>
  check.silencedBy ? check.run(view, reportedBy(view, check.silencedBy)) : check.run(view);

function builtFaults(view: BundleView): Report[] {
  return buildFaults(view).map((report) => inFile(report, view));
}
