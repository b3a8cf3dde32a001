import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromPointer, isContainer } from '../../transforms/ground/pointer.ts';

/** One change to a bundle: a file as a whole, or the value at a pointer in it (`-` adds to a list). */
export interface Change {
  file: string;
  pointer?: string;
  /** JSON text, or any text where the whole file is meant. */
  text: string;
}

/** Another value at a pointer in a file. */
export const change = (file: string, pointer: string, value: unknown): Change => ({
  file,
  pointer,
  text: JSON.stringify(value),
});

const TEMPLATE = join(import.meta.dirname, '..', '..', 'cli', 'templates', 'consumer');
const made: string[] = [];

/** Makes an empty folder, which goes with the test file. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'claimwright-test-'));
  made.push(folder);
  return folder;
}

/** A copy of a bundle, of that which `init` writes by default, with changes, in a folder of its own. */
export function bundleWith(changes: readonly Change[] = [], from = TEMPLATE): string {
  const folder = temporaryFolder();
  cpSync(from, folder, { recursive: true });
  for (const change of changes) apply(folder, change);
  if (changes.length > 0) removeLostMessages(folder, changes);
  return folder;
}

const TEXTS = 'content/en.json';
const ownMessages = Object.keys(JSON.parse(readFileSync(join(TEMPLATE, TEXTS), 'utf8'))).filter((key) =>
  key.startsWith('Error_'),
);

/** Where a change took a rule away, an author takes its message along: nothing is said of it that is not meant. */
function removeLostMessages(folder: string, changes: readonly Change[]): void {
  const path = join(folder, TEXTS);
  const isReplaced = changes.some(({ file, pointer }) => file === TEXTS && pointer === undefined);
  if (isReplaced || !existsSync(path)) return;
  const others = filesIn(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('content/'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  const lost = ownMessages.filter((key) => !others.some((text) => text.includes(`"${key}"`)));
  const content: Record<string, unknown> = JSON.parse(readFileSync(path, 'utf8'));
  const kept = Object.entries(content).filter(([key]) => !lost.includes(key));
  if (kept.length < Object.keys(content).length)
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`);
}

/** Removes every folder that `temporaryFolder` made: each test file of Node does so at its end. */
export function removeBundles(): void {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
}

function apply(folder: string, { file, pointer, text }: Change): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  if (pointer === undefined) {
    writeFileSync(path, text);
    return;
  }
  const root: unknown = JSON.parse(readFileSync(path, 'utf8'));
  setAt(root, fromPointer(pointer), JSON.parse(text));
  writeFileSync(path, `${JSON.stringify(root, null, 2)}\n`);
}

function setAt(root: unknown, path: string[], value: unknown): void {
  const last = path.pop() ?? '';
  const holder = path.reduce<unknown>((inner, key) => (isContainer(inner) ? inner[key] : undefined), root);
  if (Array.isArray(holder) && last === '-') holder.push(value);
  else if (isContainer(holder)) holder[last] = value;
  else throw new Error(`There is nothing at /${path.join('/')}.`);
}

/** Every place of a JSON value, as keys from the root. */
export function placesIn(value: unknown, path: string[] = []): string[][] {
  if (!isContainer(value)) return [path];
  return [path, ...Object.entries(value).flatMap(([key, child]) => placesIn(child, [...path, key]))];
}

/** Where a text first stands in a file: what an editor would show. */
export function placeOf(folder: string, file: string, text: string): { line: number; column: number } {
  const before = readFileSync(join(folder, file), 'utf8').split(text)[0] ?? '';
  const lines = before.split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** The files of a folder, relative to it. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
