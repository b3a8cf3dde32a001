import { type Dirent, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hint } from '../../transforms/config/advice.ts';
import { nearest } from '../../transforms/values/nearest.ts';
import { ExpectedError } from '../expectedError.ts';
import { suggest } from '../findings/didYouMean.ts';
import type { Report } from '../findings/finding.ts';
import { BUNDLE_FOLDERS, FORM_FOLDERS, identify } from './fileKinds.ts';
import { leadsOut } from './leadsOut.ts';
import { linkLoopReport, linkOut, unreadableFile } from './readFile.ts';
import type { SourceFile } from './sourceFile.ts';
import { ON_DISK, type Sources } from './sources.ts';

/** Files of a bundle's folder, in the order of their paths. */
export interface BundleFolder {
  directory: string;
  files: SourceFile[];
  reports: Report[];
}

/** Error of a bundle's folder that does not exist, is no folder, or cannot be opened. */
export class BundleFolderError extends ExpectedError {}

/** Folder while it is read, with the sources of its texts. */
interface Reading extends BundleFolder {
  sources: Sources;
}

/** Reads every file of a bundle. Throws a BundleFolderError. */
export function readFolder(directory: string, sources = ON_DISK): BundleFolder {
  const bundle: Reading = { directory, files: [], reports: [], sources };
  for (const entry of rootEntries(directory)) visitRootEntry(bundle, entry);
  const read = new Set(bundle.files.map(({ path }) => path));
  for (const path of sources.unsaved()) if (!read.has(path)) visitFile(bundle, path);
  return { directory, files: bundle.files.sort(byPath), reports: bundle.reports };
}

function byPath(a: SourceFile, b: SourceFile): number {
  return a.path < b.path ? -1 : Number(a.path > b.path);
}

function rootEntries(directory: string): Dirent[] {
  try {
    if (!statSync(directory).isDirectory()) throw new BundleFolderError(`${directory} is not a folder.`);
    return entriesOf(directory);
  } catch (error) {
    if (error instanceof BundleFolderError) throw error;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'ENOENT') throw new BundleFolderError(`There is no folder ${directory}.`);
    throw new BundleFolderError(`The folder ${directory} cannot be read (${code}).`);
  }
}

function entriesOf(directory: string): Dirent[] {
  const entries = readdirSync(directory, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'));
  return entries.sort((a, b) => (a.name < b.name ? -1 : 1));
}

function visitRootEntry(bundle: Reading, entry: Dirent): void {
  if (BUNDLE_FOLDERS.includes(entry.name) || identify(entry.name)) {
    visit(bundle, entry.name, [realpathSync(bundle.directory)]);
    return;
  }
  const meant = nearest(entry.name, [...BUNDLE_FOLDERS, 'settlement.json', 'models.json']);
  if (meant !== undefined || entry.name.endsWith('.json')) bundle.reports.push(unexpected(entry.name));
}

/**
 * Reads a file, or the files of a folder; `around` holds the real paths of its parent folders, to detect link loops.
 */
function visit(bundle: Reading, path: string, around: string[]): void {
  const absolute = join(bundle.directory, path);
  const found = look(absolute);
  if (found === 'loop') {
    bundle.reports.push(linkLoopReport(path));
  } else if (leadsOut(bundle.directory, absolute)) {
    refuseLinkOut(bundle, path);
  } else if (found !== 'folder') {
    visitFile(bundle, path);
  } else {
    visitFolder(bundle, path, around);
  }
}

/** Reports the link, and adds an unreadable file, so that no check reports it as missing. */
function refuseLinkOut(bundle: Reading, path: string): void {
  const identity = identify(path);
  if (identity) bundle.files.push(unreadableFile(path, identity));
  bundle.reports.push(linkOut(path));
}

function look(absolute: string): 'folder' | 'file' | 'loop' {
  try {
    return statSync(absolute).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ELOOP' ? 'loop' : 'file';
  }
}

function visitFile(bundle: Reading, path: string): void {
  const identity = identify(path);
  if (identity) {
    const { file, reports } = bundle.sources.read(join(bundle.directory, path), path, identity);
    bundle.files.push(file);
    bundle.reports.push(...reports);
  } else if (/\.(json|csv)$/.test(path)) {
    bundle.reports.push(unexpected(path));
  }
}

function visitFolder(bundle: Reading, path: string, around: string[]): void {
  const absolute = join(bundle.directory, path);
  const real = realpathSync(absolute);
  if (around.includes(real)) {
    bundle.reports.push(linkLoopReport(path));
    return;
  }
  const form = /^pages\/([^/]+)$/.exec(path)?.[1];
  if (form !== undefined && !FORM_FOLDERS.includes(form)) {
    bundle.reports.push(unexpected(path));
    return;
  }
  try {
    for (const { name } of entriesOf(absolute)) visit(bundle, `${path}/${name}`, [...around, real]);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    const message = `The folder cannot be read (${String(error.code)}).`;
    bundle.reports.push({
      code: 'unreadable-file',
      file: path,
      message,
      hint: 'Check that you may read it.',
    });
  }
}

function unexpected(path: string): Report {
  const message = 'A bundle has no such file or folder, so it is not read.';
  return { code: 'unexpected-file', file: path, message, hint: unexpectedHint(path) };
}

function unexpectedHint(path: string): Hint {
  const [root = '', form = '', ...rest] = path.split('/');
  if (form === '')
    return suggest(root, [...BUNDLE_FOLDERS, 'settlement.json', 'models.json'], 'A bundle has');
  if (root === 'pages' && rest.length === 0) return suggest(form, FORM_FOLDERS, 'Folders of pages');
  if (root === 'claimants')
    return suggest(
      form,
      FORM_FOLDERS.map((name) => `${name}.csv`),
      'Class lists',
    );
  if (root === 'cases') return 'Case files are named NAME.cases.json.';
  return 'Pages are in pages/FORM/PAGE.json, texts in content/CULTURE.json, lists in lists/NAME.json or NAME.csv.';
}
