import { FORM_NAMES, type FormName, isFormName } from '../../transforms/ground/modelNames.ts';

/** What a file of a bundle is, told by its path alone. */
export type FileKind =
  | 'settlement'
  | 'models'
  | 'page'
  | 'content'
  /** The English texts that a culture's translations were made of. */
  | 'translated'
  | 'list'
  | 'csvList'
  | 'cases'
  | 'classList';

/** A recognised path: the kind, and the names that the path carries. */
export interface FileIdentity {
  kind: FileKind;
  /** The form's folder, for pages and class lists. */
  form?: FormName;
  /** The page's, list's or case file's name, or the culture. */
  name: string;
}

/** The folders that a bundle may have. */
export const BUNDLE_FOLDERS = ['pages', 'content', 'lists', 'cases', 'claimants', 'images', 'translations'];

/** The names of form folders. */
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

/** Tells what a bundle's file is; undefined where a bundle has no such file. */
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
