import { bytesOf, dataViewOf, hasAt, joined } from './bytes.ts';
import { hasXmpPosition, orientationOnly, readExif } from './exif.ts';

const EXIF = 'Exif\0\0';
/** Headers of XMP metadata, and of its continuation. */
const XMP = ['http://ns.adobe.com/xap/1.0/\0', 'http://ns.adobe.com/xmp/extension/\0'];
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** Segment of a JPEG: from its marker to its end. */
interface Segment {
  mark: number;
  start: number;
  end: number;
}

/** Segments and end of a JPEG; null where lengths do not fit or the end marker is missing. */
interface Structure {
  segments: Segment[];
  end: number | null;
}

/** Tests if a marker belongs to the picture's data and has no length. */
const isWithinScan = (mark: number): boolean =>
  mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

/** Returns the offset of the next segment's marker after the picture's data; the end where there is none. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}

/** Reads the segment at an offset; null where its length does not fit. */
function segmentAt(bytes: Uint8Array, start: number): Segment | null {
  if (start + 4 > bytes.length) return null;
  const end = start + 2 + dataViewOf(bytes).getUint16(start + 2);
  return end > bytes.length ? null : { mark: bytes[start + 1] ?? 0, start, end };
}

function structureOf(bytes: Uint8Array): Structure {
  const segments: Segment[] = [];
  let at = 2;
  while (bytes[at] === 0xff) {
    const mark = bytes[at + 1];
    if (mark === END) return { segments, end: at + 2 };
    const segment = mark === 0xff ? { mark, start: at, end: at + 1 } : segmentAt(bytes, at);
    if (!segment) break;
    segments.push(segment);
    at = mark === START_OF_SCAN ? afterScan(bytes, segment.end) : segment.end;
  }
  return { segments, end: null };
}

/** Tests if a JPEG is complete: it has a scan, and its segments lead to the end marker. */
export function isCompleteJpeg(bytes: Uint8Array): boolean {
  const { segments, end } = structureOf(bytes);
  return end !== null && segments.some(({ mark }) => mark === START_OF_SCAN);
}

function namesPosition(bytes: Uint8Array, { mark, start, end }: Segment): boolean {
  if (mark !== APP1) return false;
  const content = bytes.subarray(start + 4, end);
  if (hasAt(content, 0, EXIF)) return readExif(content.subarray(EXIF.length)).hasPosition;
  return XMP.some((name) => hasAt(content, 0, name)) && hasXmpPosition(content);
}

/** Tests if a JPEG contains the GPS position of the photo, in Exif or XMP. */
export const hasJpegPosition = (bytes: Uint8Array): boolean =>
  structureOf(bytes).segments.some((segment) => namesPosition(bytes, segment));

/** Returns the replacement of a removed segment: the orientation, where the segment had it. */
function replacement(bytes: Uint8Array, { start, end }: Segment): Uint8Array {
  const content = bytes.subarray(start + 4, end);
  if (!hasAt(content, 0, EXIF)) return new Uint8Array();
  const { orientation } = readExif(content.subarray(EXIF.length));
  if (orientation === 1) return new Uint8Array();
  const kept = joined(bytesOf(EXIF), orientationOnly(orientation));
  return joined(Uint8Array.of(0xff, APP1, 0, kept.length + 2), kept);
}

/**
 * Removes the segments with the photo's position; the picture is the same to the byte. Data that phones append after
 * the end, such as a short film, is removed, too, because it can have the position again.
 */
export function withoutJpegPosition(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const { segments, end } = structureOf(bytes);
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const segment of segments) {
    if (!namesPosition(bytes, segment)) continue;
    pieces.push(bytes.subarray(from, segment.start), replacement(bytes, segment));
    from = segment.end;
  }
  return joined(...pieces, bytes.subarray(from, end ?? bytes.length));
}
