import { bytesOf, dataViewOf, joined, latin1 } from './bytes.ts';
import { orientationOnly, readExif } from './exif.ts';
import { dataHasPosition, textHasPosition } from './pngTexts.ts';

const SIGNATURE = 8;
/** Number of bytes of a PNG chunk beside its data: length, name and checksum. */
const AROUND = 12;

interface Chunk {
  name: string;
  start: number;
  end: number;
}

/**
 * Reads the chunks of a PNG up to its end chunk, and tests if the end chunk is at an offset that the lengths lead to.
 */
function structureOf(bytes: Uint8Array): { chunks: Chunk[]; isEnded: boolean } {
  const view = dataViewOf(bytes);
  const chunks: Chunk[] = [];
  let at = SIGNATURE;
  while (at + AROUND <= bytes.length) {
    const end = at + AROUND + view.getUint32(at);
    const name = latin1(bytes.subarray(at + 4, at + 8));
    if (end > bytes.length) break;
    chunks.push({ name, start: at, end });
    if (name === 'IEND') return { chunks, isEnded: true };
    at = end;
  }
  return { chunks, isEnded: false };
}

/** Tests if a PNG is complete: it has image data, and its chunks lead to the end chunk. */
export function isWholePng(bytes: Uint8Array): boolean {
  const { chunks, isEnded } = structureOf(bytes);
  return isEnded && chunks.some(({ name }) => name === 'IDAT');
}

function namesPosition(bytes: Uint8Array, { name, start, end }: Chunk): boolean {
  const content = bytes.subarray(start + 8, end - 4);
  return name === 'eXIf' ? dataHasPosition(content) : textHasPosition(name, content);
}

/** Tests if a PNG contains the GPS position of the photo. */
export const hasPngPosition = (bytes: Uint8Array): boolean =>
  structureOf(bytes).chunks.some((chunk) => namesPosition(bytes, chunk));

/** Computes the checksum of a chunk's name and data (CRC-32). */
function checksum(bytes: Uint8Array): number {
  let sum = ~0;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return ~sum >>> 0;
}

function chunkOf(name: string, content: Uint8Array): Uint8Array {
  const chunk = joined(new Uint8Array(4), bytesOf(name), content, new Uint8Array(4));
  const view = dataViewOf(chunk);
  view.setUint32(0, content.length);
  view.setUint32(chunk.length - 4, checksum(chunk.subarray(4, -4)));
  return chunk;
}

/** Returns the replacement of a removed chunk: the orientation, where the chunk had it. */
function replacement(bytes: Uint8Array, { name, start, end }: Chunk): Uint8Array {
  const { orientation } = readExif(bytes.subarray(start + 8, end - 4));
  return name === 'eXIf' && orientation !== 1
    ? chunkOf(name, orientationOnly(orientation))
    : new Uint8Array();
}

/** Removes the chunks with the photo's GPS position; the picture is the same to the byte. */
export function withoutPngPosition(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  let from = 0;
  for (const chunk of structureOf(bytes).chunks) {
    if (!namesPosition(bytes, chunk)) continue;
    pieces.push(bytes.subarray(from, chunk.start), replacement(bytes, chunk));
    from = chunk.end;
  }
  return joined(...pieces, bytes.subarray(from));
}
