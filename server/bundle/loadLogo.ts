import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Picture, pictureOf } from '../../bundle/reading/picture.ts';
import type { Settlement } from '../../schemas/generated/types.ts';
import { sha256Hex } from './hashes.ts';

/** Logo of a settlement, at a URL with a hash of its bytes. */
export interface ServedLogo extends Picture {
  url: string;
  bytes: Buffer;
  altKey: string;
}

/** Reads the logo of a validated bundle; null where it has none. */
export function loadLogo(directory: string, { header }: Settlement): ServedLogo | null {
  if (!header?.logo) return null;
  const { file, altKey } = header.logo;
  const bytes = readFileSync(join(directory, file));
  const picture = pictureOf(bytes);
  if (!picture) throw new Error(`${file} is neither PNG nor WebP`);
  return { ...picture, bytes, altKey, url: `/logo-${sha256Hex(bytes).slice(0, 16)}${extname(file)}` };
}
