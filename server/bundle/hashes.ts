import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SourceFile } from '../../bundle/reading/sourceFile.ts';

/** Returns the SHA-256 of a text in lower-case hex. */
export function sha256Hex(text: string | Uint8Array): string {
  return hash('sha256', text);
}

const ROOT = join(import.meta.dirname, '..', '..');

const hashes = new Map<string, string>();

/** Returns the hash of the code that compiles forms, because modules that another version compiled are invalid. */
export function compilerVersion(): string {
  return versionOf('transforms');
}

/** Returns the hash of the code that checks bundles, their meta-schemas, and the Node that runs it, whose zones it asks. */
export function checksVersion(root = ROOT): string {
  const rooms = ['bundle', 'transforms', 'schemas'].map((room) => versionOf(room, root));
  return [...rooms, process.version].join(' ');
}

/** Returns the hash of the code that searches bundles, and of the list of its libraries, which has their exact versions. */
export function searchVersion(root = ROOT): string {
  const libraries = sha256Hex(readFileSync(join(root, 'package.json')));
  return [checksVersion(root), versionOf('authoring', root), libraries].join(' ');
}

function versionOf(room: string, root = ROOT): string {
  const folder = join(root, room);
  const known = hashes.get(folder) ?? hashOfModules(folder);
  hashes.set(folder, known);
  return known;
}

/** Hashes the texts of a bundle's files, with their paths. */
export function textsHash(files: readonly Pick<SourceFile, 'path' | 'readable' | 'text'>[]): string {
  return sha256Hex(
    JSON.stringify(files.map(({ path, readable, text }) => [path, readable, sha256Hex(text)])),
  );
}

/** Hashes the modules of a folder, TypeScript in the checkout and JavaScript in the package, and its JSON. */
export function hashOfModules(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.(?:[cm]?[jt]s|json)$/.test(entry.name) && !/\.test\./.test(entry.name),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const whole = createHash('sha256');
  for (const path of paths)
    whole.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0');
  return whole.digest('hex');
}
