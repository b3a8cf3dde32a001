import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RawContext, RawModel, RawRecord } from './raw.ts';

export interface VectorCase {
  name: string;
  claim: RawRecord;
  errors: { path: string; rule: string; message?: string }[];
}

export interface VectorFile {
  file: string;
  models: RawModel[];
  context: RawContext;
  cases: VectorCase[];
}

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

/** Where the vectors are: the folders of CLAIMWRIGHT_VECTORS, or ../shared/vectors and ../shared/vectors-2. */
export const VECTORS_FOLDERS = (
  process.env.CLAIMWRIGHT_VECTORS ?? ['../shared/vectors', '../shared/vectors-2'].join(delimiter)
)
  .split(delimiter)
  .map((folder) => resolve(PROJECT, folder));

export const VECTORS_FOUND = VECTORS_FOLDERS.every((folder) => existsSync(folder));

/** Cases of our own: boundaries that the vectors leave out. They are there in every clone. */
export const OWN_CASES_FOLDER = resolve(PROJECT, 'tests/cases');

/** The vectors and our own case files. */
export function readCases(): VectorFile[] {
  known ??= [...readAllVectors(), ...readVectors(OWN_CASES_FOLDER)];
  return known;
}

let known: VectorFile[] | undefined;

/** Every file of vectors. */
export function readAllVectors(): VectorFile[] {
  return VECTORS_FOLDERS.flatMap(readVectors);
}

/** Every case file with inline models in the folder, in the order of their names; none where there is no folder. */
export function readVectors(folder: string): VectorFile[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith('.cases.json'));
  return files.sort().map((file) => {
    const parsed = JSON.parse(readFileSync(resolve(folder, file), 'utf8')) as Omit<VectorFile, 'file'>;
    return { ...parsed, file };
  });
}
