import { bytesOf, dataViewOf, firstPlace, hasAt, joined } from './bytes.ts';

const GPS = 0x8825;
const ORIENTATION = 0x0112;
/** Tags of latitude and longitude in the GPS directory. */
const POSITION = [2, 4];

/** Exif data of a photo: if it has a GPS position, which is private, and its orientation. */
export interface Exif {
  hasPosition: boolean;
  /** Orientation of the photo: 1 to 8, 1 where it has none. */
  orientation: number;
}

const NOTHING: Exif = { hasPosition: false, orientation: 1 };

/** Reads the tags of a directory whose values are numbers of 16 or 32 bits. */
function tagsAt(view: DataView, at: number, little: boolean): Map<number, number> {
  const tags = new Map<number, number>();
  if (at + 2 > view.byteLength) return tags;
  const count = view.getUint16(at, little);
  for (let index = 0; index < count; index += 1) {
    const entry = at + 2 + index * 12;
    if (entry + 12 > view.byteLength) break;
    const isShort = view.getUint16(entry + 2, little) === 3;
    const value = isShort ? view.getUint16(entry + 8, little) : view.getUint32(entry + 8, little);
    tags.set(view.getUint16(entry, little), value);
  }
  return tags;
}

/** Reads the Exif data of a photo from its TIFF structure. */
export function readExif(tiff: Uint8Array): Exif {
  const little = hasAt(tiff, 0, 'II*\0');
  if (!little && !hasAt(tiff, 0, 'MM\0*')) return NOTHING;
  const view = dataViewOf(tiff);
  if (view.byteLength < 8) return NOTHING;
  const main = tagsAt(view, view.getUint32(4, little), little);
  const gps = main.get(GPS);
  const position = gps === undefined ? undefined : tagsAt(view, gps, little);
  return {
    hasPosition: POSITION.some((tag) => position?.has(tag)),
    orientation: main.get(ORIENTATION) ?? 1,
  };
}

/** Creates a TIFF structure with the orientation alone. */
export function orientationOnly(orientation: number): Uint8Array {
  const tiff = joined(bytesOf('MM\0*\0\0\0\u0008\0\u0001'), new Uint8Array(16));
  const view = dataViewOf(tiff);
  view.setUint16(10, ORIENTATION);
  view.setUint16(12, 3);
  view.setUint32(14, 1);
  view.setUint16(18, orientation);
  return tiff;
}

/** Tests if XMP metadata has a GPS position. */
export const hasXmpPosition = (xmp: Uint8Array): boolean => firstPlace(xmp, 'GPSLatitude') >= 0;
