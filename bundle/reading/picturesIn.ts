import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'images';

/** The pictures of a bundle, by their paths in it. */
export function picturesIn(directory: string): string[] {
  const folder = join(directory, FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /\.(?:png|webp)$/.test(name))
    .map((name) => `${FOLDER}/${name}`)
    .sort();
}
