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

const NAMED_FOLDERS = process.env.CLAIMWRIGHT_VECTORS;

/** Folders of the vectors: those of CLAIMWRIGHT_VECTORS, or those of ../shared. */
export const VECTORS_FOLDERS = (
  NAMED_FOLDERS ?? ['../shared/vectors', '../shared/vectors-2', '../shared/vectors-3'].join(delimiter)
)
  .split(delimiter)
  .map((folder) => resolve(PROJECT, folder));

export const VECTORS_FOUND = VECTORS_FOLDERS.every((folder) => existsSync(folder));

/** Files of vectors whose construct is not built: it takes its files off this list, which ends empty. */
export const NOT_BUILT: readonly string[] = [
  'c8-26-choices.cases.json',
  'c8-26-wrong-types.cases.json',
  'c8-29-groups.cases.json',
  'c8-31-if.cases.json',
  'c8-31-join.cases.json',
  'c8-34-advice.cases.json',
  'form-storm.cases.json',
];

/** Whether the folders have all vectors: others that are named may have some of them alone. */
export const HAS_ALL_VECTORS = VECTORS_FOUND && NAMED_FOLDERS === undefined;

/** Cases of our own: boundaries that the vectors leave out. They are there in every clone. */
export const OWN_CASES_FOLDER = resolve(PROJECT, 'tests/cases');

/** The vectors and our own case files. */
export function readCases(): VectorFile[] {
  known ??= [...readAllVectors(), ...readVectors(OWN_CASES_FOLDER)];
  return known;
}

let known: VectorFile[] | undefined;

/** Every file of vectors whose construct is built. */
export function readAllVectors(): VectorFile[] {
  return VECTORS_FOLDERS.flatMap(readVectors).filter(({ file }) => !NOT_BUILT.includes(file));
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
