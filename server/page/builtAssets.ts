import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** Error of a missing or unexpected build of the app. */
export class BuiltAppError extends ExpectedError {
  constructor(dir: string, detail: string) {
    super(`${dir}: ${detail}. Run npm run build first.`);
  }
}

/** Entry of Vite's manifest: the output of a source file. */
interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** Lookup of the built app's assets, from Vite's manifest. */
export interface BuiltAssets {
  /** Returns the URLs of the assets of a source file and all its imports, except those that the page names. */
  of(source: string): string[];
}

/**
 * Reads Vite's manifest of the built app. Skips the assets that `page` names itself. Throws a BuiltAppError where one
 * of `sources` has none.
 */
export function readBuiltAssets(dir: string, sources: readonly string[], page: string): BuiltAssets {
  const manifest = readManifest(dir);
  for (const source of sources)
    if (!manifest[source]) throw new BuiltAppError(dir, `there is nothing built of ${source}`);
  const collect = (name: string, found: Set<string>): Set<string> => {
    const chunk = manifest[name];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const file of chunk.css ?? []) found.add(file);
    for (const other of chunk.imports ?? []) collect(other, found);
    return found;
  };
  const isNamed = (url: string) => page.includes(`"${url}"`);
  return {
    of: (source) => [...collect(source, new Set())].map((file) => `/${file}`).filter((url) => !isNamed(url)),
  };
}

function readManifest(dir: string): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(join(dir, '.vite', 'manifest.json'), 'utf8'));
  } catch {
    throw new BuiltAppError(dir, 'there is no .vite/manifest.json');
  }
}
