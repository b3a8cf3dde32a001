import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SCHEMAS = join(import.meta.dirname, '../../../schemas');
const NAME = 'cases.schema.json';

/** Folder in a bundle with its copies of the meta-schemas, which `init` writes. */
export const OWN_SCHEMAS = 'schemas';

/**
 * Returns the path from `folder` to the meta-schema of case files: the copy of the bundle in `directory`, or the
 * product's where the bundle has none.
 */
export function schemaOfCases(directory: string, folder: string): string {
  const own = join(directory, OWN_SCHEMAS, NAME);
  return relative(folder, existsSync(own) ? own : join(SCHEMAS, NAME))
    .split(sep)
    .join('/');
}
