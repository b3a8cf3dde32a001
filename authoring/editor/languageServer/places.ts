import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { identify } from '../../../bundle/reading/fileKinds.ts';

/** A file of a bundle: the bundle's folder, and the path in it. */
export interface PlaceInBundle {
  directory: string;
  path: string;
}

/** The bundle that a document belongs to; undefined where it is none of a bundle's files. */
export function placeOf(uri: string): PlaceInBundle | undefined {
  if (!uri.startsWith('file:')) return undefined;
  const file = fileURLToPath(uri);
  for (let directory = dirname(file); ; directory = dirname(directory)) {
    const path = relative(directory, file).split(sep).join('/');
    if (identify(path) && isBundle(directory)) return { directory, path };
    if (dirname(directory) === directory) return undefined;
  }
}

function isBundle(directory: string): boolean {
  return ['settlement.json', 'models.json'].some((name) => existsSync(join(directory, name)));
}

/** The address of a bundle's file. */
export function uriOf({ directory, path }: PlaceInBundle): string {
  return pathToFileURL(join(directory, path)).href;
}
