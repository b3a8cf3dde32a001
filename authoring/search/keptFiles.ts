import { lstatSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { sha256Hex } from '../../server/bundle/hashes.ts';
import { makePrivateFolderSync } from '../../server/privateFolder.ts';
import { replaceFileSync } from '../../server/replaceFile.ts';

/** Maximum number of files that are kept; the least recently used ones are removed. */
const MOST_KEPT = 64;

/** Name of a kept file, which is its key, or of its draft. */
const NAME = /^[0-9a-f]{64}(?:\.[0-9a-f]{8})?$/;

/** Returns the text that is kept under a key; undefined where there is none, or it is not as it was written. */
export function readKept(folder: string, key: string): string | undefined {
  return attempt(() => {
    const file = join(folder, key);
    if (!isOurs(file)) return undefined;
    const whole = readFileSync(file, 'utf8');
    const text = whole.slice(whole.indexOf('\n') + 1);
    if (whole !== sealed(key, text)) return undefined;
    attempt(() => utimesSync(file, new Date(), new Date()));
    return text;
  });
}

/** Keeps a text under a key, and removes the least recently used files where there are too many. */
export function writeKept(folder: string, key: string, text: string): void {
  attempt(() => {
    makePrivateFolderSync(folder);
    replaceFileSync(join(folder, key), sealed(key, text));
    removeOldest(folder);
  });
}

/** Returns a text below its checksum, by which damage is recognized. */
const sealed = (key: string, text: string): string => `${sha256Hex(`${key}\n${text}`)}\n${text}`;

/** Tests if a path is a file of this user: a named pipe never ends, and others may not say what a search finds. */
function isOurs(file: string): boolean {
  const found = lstatSync(file);
  return found.isFile() && (process.getuid === undefined || process.getuid() === found.uid);
}

function removeOldest(folder: string): void {
  const files = readdirSync(folder).filter((name) => NAME.test(name));
  const dated = files.map((name) => ({ name, used: lstatSync(join(folder, name)).mtimeMs }));
  const oldest = dated.sort((a, b) => b.used - a.used).slice(MOST_KEPT);
  for (const { name } of oldest) rmSync(join(folder, name), { force: true, recursive: true });
}

/** Returns the result of work on the disk; undefined where it fails, because kept files only save time. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
