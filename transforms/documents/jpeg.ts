import { bytesOf, dataViewOf, hasAt, joined } from './bytes.ts';
import { hasXmpPosition, orientationOnly, readExif } from './exif.ts';

const EXIF = 'Exif\0\0';
/** The description in XMP, and its continuation. */
const XMP = ['http://ns.adobe.com/xap/1.0/\0', 'http://ns.adobe.com/xmp/extension/\0'];
const APP1 = 0xe1;
const START_OF_SCAN = 0xda;
const END = 0xd9;

/** A segment of a JPEG: from its mark to its end. */
interface Segment {
  mark: number;
  start: number;
  end: number;
}

/** The segments of a JPEG, and where it ends; null where lengths do not fit or it has no end mark. */
interface Structure {
  segments: Segment[];
  end: number | null;
}

/** Whether a mark stands within the picture's data and has no length. */
const isWithinScan = (mark: number): boolean =>
  mark === 0 || mark === 1 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd7);

/** The place of the next mark of a segment in the picture's data; the end where there is none. */
function afterScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(bytes[at + 1] ?? 0)) at = bytes.indexOf(0xff, at + 1);
  return at < 0 ? bytes.length : at;
}

/** The segment that starts at a place; null where its length does not fit. */
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

/** Whether the JPEG has its picture and ends where its structure says. */
export function isWholeJpeg(bytes: Uint8Array): boolean {
  const { segments, end } = structureOf(bytes);
  return end !== null && segments.some(({ mark }) => mark === START_OF_SCAN);
}

function namesPosition(bytes: Uint8Array, { mark, start, end }: Segment): boolean {
  if (mark !== APP1) return false;
  const content = bytes.subarray(start + 4, end);
  if (hasAt(content, 0, EXIF)) return readExif(content.subarray(EXIF.length)).hasPosition;
  return XMP.some((name) => hasAt(content, 0, name)) && hasXmpPosition(content);
}

/** Whether the photo carries where it was taken. */
export const hasJpegPosition = (bytes: Uint8Array): boolean =>
  structureOf(bytes).segments.some((segment) => namesPosition(bytes, segment));

/** What stands for a segment that is left out: which way up the photo is, where that was in it. */
function replacement(bytes: Uint8Array, { start, end }: Segment): Uint8Array {
  const content = bytes.subarray(start + 4, end);
  if (!hasAt(content, 0, EXIF)) return new Uint8Array();
  const { orientation } = readExif(content.subarray(EXIF.length));
  if (orientation === 1) return new Uint8Array();
  const kept = joined(bytesOf(EXIF), orientationOnly(orientation));
  return joined(Uint8Array.of(0xff, APP1, 0, kept.length + 2), kept);
}

/**
 * The photo without the segments that carry where it was taken; the picture is the same to the byte. What phones put
 * behind the end, such as a short film, can carry the place again: it goes, too.
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
