import { join, relative } from 'node:path';
import { FindingsError } from '../../bundle/findings/findingsError.ts';

/**
 * Returns a function that prefixes the file paths of a FindingsError with the bundle's folder, relative to the working
 * directory, because one run may judge the cases of several bundles. It returns other errors unchanged.
 */
export function prefixFindingPaths(folder: string, cwd: string): (error: unknown) => unknown {
  return (error) =>
    error instanceof FindingsError
      ? new FindingsError(
          error.findings.map((finding) => ({ ...finding, file: join(relative(cwd, folder), finding.file) })),
        )
      : error;
}
