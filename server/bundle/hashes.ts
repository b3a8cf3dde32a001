import { createHash, hash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the SHA-256 of a text in lower-case hex. */
export function sha256Hex(text: string | Uint8Array): string {
  return hash('sha256', text);
}

const TRANSFORMS = join(import.meta.dirname, '..', '..', 'transforms');

let compilerHash: string | undefined;

/** Returns the hash of the code that compiles forms, because modules that another version compiled are invalid. */
export function compilerVersion(): string {
  compilerHash ??= hashOfFolder(TRANSFORMS);
  return compilerHash;
}

function hashOfFolder(folder: string): string {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true });
  const files = entries.filter(
    (entry) => entry.isFile() && /\.ts$/.test(entry.name) && !/\.test\./.test(entry.name),
  );
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).sort();
  const whole = createHash('sha256');
  for (const path of paths)
    whole.update(path.slice(folder.length)).update('\0').update(readFileSync(path)).update('\0');
  return whole.digest('hex');
}
