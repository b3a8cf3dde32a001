import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';

/** Kind of a file of a bundle, by its path alone. */
export type FileKind =
  | 'settlement'
  | 'models'
  | 'page'
  | 'content'
  /** English texts from which a culture's translations were made. */
  | 'translated'
  | 'list'
  | 'csvList'
  | 'cases'
  | 'classList';

/** Kind of a file, with the names in its path. */
export interface FileIdentity {
  kind: FileKind;
  /** Form folder, for pages and class lists. */
  form?: FormName;
  /** Name of the page, list or case file, or the culture. */
  name: string;
}

/** Folders that a bundle may have. */
export const BUNDLE_FOLDERS = ['pages', 'content', 'lists', 'cases', 'claimants', 'images', 'translations'];

/** Names of the folders in pages/, one for each form. */
export const FORM_FOLDERS = Object.keys(FORM_NAMES);

const PATTERNS: readonly [FileKind, RegExp][] = [
  ['settlement', /^(settlement)\.json$/],
  ['models', /^(models)\.json$/],
  ['page', /^pages\/([^/]+)\/([^/]+)\.json$/],
  ['content', /^content\/([^/]+)\.json$/],
  ['translated', /^translations\/([^/]+)\.json$/],
  ['list', /^lists\/([^/]+)\.json$/],
  ['csvList', /^lists\/([^/]+)\.csv$/],
  ['cases', /^cases\/(.+)\.cases\.json$/],
  ['classList', /^claimants\/([^/]+)\.csv$/],
];

/** Returns the kind of a bundle's file by its path; undefined for a path that no bundle has. */
export function identify(path: string): FileIdentity | undefined {
  for (const [kind, pattern] of PATTERNS) {
    const found = pattern.exec(path);
    if (found) return named(kind, found.slice(1));
  }
  return undefined;
}

function named(kind: FileKind, parts: string[]): FileIdentity | undefined {
  const [first = '', second = first] = parts;
  if (kind !== 'page' && kind !== 'classList') return { kind, name: first };
  return isFormName(first) ? { kind, form: first, name: second } : undefined;
}
