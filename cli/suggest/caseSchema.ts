import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const SCHEMAS = join(import.meta.dirname, '..', '..', 'schemas');

/** The folder of a bundle that holds its copies of the meta-schemas; `init` writes it. */
export const OWN_SCHEMAS = 'schemas';

/** How the case files in `folder` name their meta-schema: the bundle's own copy, where it has one. */
export function schemaOfCases(directory: string, folder: string): string {
  const own = join(directory, OWN_SCHEMAS);
  const file = join(existsSync(own) ? own : SCHEMAS, 'cases.schema.json');
  return relative(folder, file).split(sep).join('/');
}
