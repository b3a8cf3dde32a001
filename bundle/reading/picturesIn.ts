import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'images';

/** Returns the paths of the PNG and WebP files in the folder images/ of a bundle. */
export function picturesIn(directory: string): string[] {
  const folder = join(directory, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:png|webp)$/.test(name))
    .map((name) => `${FOLDER}/${name}`)
    .sort();
}
