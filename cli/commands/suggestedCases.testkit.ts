import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CaseFile } from '../../schemas/generated/types.ts';

/** Where suggested cases are written, from the bundle's folder. */
export const FILE = 'cases/standard.suggested.cases.json';

export const readCases = (folder: string, file = FILE): CaseFile =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as CaseFile;
