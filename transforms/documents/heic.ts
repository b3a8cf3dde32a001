import { dataViewOf, firstPlace, hasAt, latin1 } from './bytes.ts';
import { hasXmpPosition, readExif } from './exif.ts';

/** Returns the types of the top-level boxes of a HEIF file; null where a box ends beyond the file. */
function boxesOf(bytes: Uint8Array): string[] | null {
  const view = dataViewOf(bytes);
  const names: string[] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const short = view.getUint32(at);
    if (short === 1 && at + 16 > bytes.length) return null;
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    names.push(latin1(bytes.subarray(at + 4, at + 8)));
    // A length of zero extends to the end of the file.
    if (size === 0) return names;
    if (size < 8 || at + size > bytes.length) return null;
    at += size;
  }
  return at === bytes.length ? names : null;
}

/** Tests if a HEIC photo is complete: every box ends within the file, and the boxes of the picture are among them. */
export function isCompleteHeic(bytes: Uint8Array): boolean {
  const names = boxesOf(bytes) ?? [];
  return names.includes('meta') && names.includes('mdat');
}

/** Tests if the photo contains GPS coordinates, in Exif or XMP, of which its sender is warned. */
export function hasHeicGpsLocation(bytes: Uint8Array): boolean {
  let at = firstPlace(bytes, 'Exif\0\0');
  while (at >= 0) {
    const tiff = bytes.subarray(at + 6);
    if ((hasAt(tiff, 0, 'II') || hasAt(tiff, 0, 'MM')) && readExif(tiff).hasPosition) return true;
    at = firstPlace(bytes, 'Exif\0\0', at + 1);
  }
  return hasXmpPosition(bytes);
}
