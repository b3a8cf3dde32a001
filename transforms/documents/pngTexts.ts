import { Unzlib } from 'fflate';
import { hasAt, joined, latin1 } from './bytes.ts';
import { hasXmpPosition, readExif } from './exif.ts';

const EXIF = 'Exif\0\0';
/** Types of PNG chunks that contain a keyword and a text. */
const KINDS = ['tEXt', 'zTXt', 'iTXt'];
/**
 * Maximum bytes of a compressed text that are read: no photo's metadata is longer, and some texts inflate without end.
 */
const MOST_BYTES = 8 * 1024 * 1024;
const STEP_BYTES = 4096;

/** Inflates a compressed text, up to where it is damaged or too long. */
function inflated(compressed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Unzlib((piece) => {
    pieces.push(piece);
    length += piece.length;
  });
  try {
    for (let at = 0; at < compressed.length && length < MOST_BYTES; at += STEP_BYTES)
      stream.push(compressed.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= compressed.length);
  } catch {
    // The text before the damage is kept.
  }
  return joined(...pieces);
}

/** Returns the bytes after the next zero byte. */
function behindZero(bytes: Uint8Array): Uint8Array {
  const at = bytes.indexOf(0);
  return bytes.subarray(at < 0 ? bytes.length : at + 1);
}

/** Returns the text of a chunk: in an iTXt after its compression flags, language and translated keyword. */
function textOf(kind: string, content: Uint8Array): Uint8Array {
  const rest = behindZero(content);
  if (kind === 'tEXt') return rest;
  if (kind === 'zTXt') return inflated(rest.subarray(1));
  const text = behindZero(behindZero(rest.subarray(2)));
  return rest[0] === 1 ? inflated(text) : text;
}

/**
 * Decodes a metadata profile that ImageMagick writes as text: name, length, and the bytes in hexadecimal digits.
 */
function profileIn(text: Uint8Array): Uint8Array {
  const [, digits = ''] = /^\s*\w+\s+\d+\s+([\da-fA-F\s]+)/.exec(latin1(text)) ?? [];
  const bytes = digits.replace(/\s/g, '').match(/../g) ?? [];
  return Uint8Array.from(bytes, (byte) => Number.parseInt(byte, 16));
}

/** Tests if metadata has the photo's GPS position: a TIFF structure, with or without the Exif header, or XMP. */
export function dataHasPosition(data: Uint8Array): boolean {
  const tiff = hasAt(data, 0, EXIF) ? data.subarray(EXIF.length) : data;
  return readExif(tiff).hasPosition || hasXmpPosition(data);
}

/** Tests if a PNG text chunk contains the GPS position of the photo: XMP, or Exif, raw or as hexadecimal digits. */
export function textHasPosition(kind: string, content: Uint8Array): boolean {
  if (!KINDS.includes(kind)) return false;
  if (hasXmpPosition(content)) return true;
  const text = textOf(kind, content);
  return (
    dataHasPosition(text) || (hasAt(content, 0, 'Raw profile type ') && dataHasPosition(profileIn(text)))
  );
}
