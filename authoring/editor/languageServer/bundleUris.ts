import { existsSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { identify } from '../../../bundle/reading/fileKinds.ts';

/** File of a bundle: the bundle's folder, and the path within it. */
export interface PlaceInBundle {
  directory: string;
  path: string;
}

/** Returns the bundle's folder and the path of the file with this URI; undefined where it is no file of a bundle. */
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

/** Returns the URI of a bundle's file. */
export function uriOf({ directory, path }: PlaceInBundle): string {
  return pathToFileURL(join(directory, path)).href;
}
