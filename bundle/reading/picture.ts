/** Type and size of a picture, from its bytes. */
export interface Picture {
  type: 'image/png' | 'image/webp';
  /** Pixels. */
  width: number;
  height: number;
}

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
/** Number of bytes that contain type and size of any picture. */
const HEAD = 30;

/** Reads type and size of a PNG or WebP; undefined for other bytes. */
export function pictureOf(bytes: Uint8Array): Picture | undefined {
  if (bytes.length < HEAD) return undefined;
  const head = new DataView(bytes.buffer, bytes.byteOffset, HEAD);
  const size = PNG.every((byte, at) => bytes[at] === byte) ? pngSize(head) : webpSize(head);
  return size && size.width > 0 && size.height > 0 ? size : undefined;
}

const tagAt = (head: DataView, at: number): string =>
  String.fromCharCode(...[0, 1, 2, 3].map((step) => head.getUint8(at + step)));

function pngSize(head: DataView): Picture | undefined {
  if (tagAt(head, 12) !== 'IHDR') return undefined;
  return { type: 'image/png', width: head.getUint32(16), height: head.getUint32(20) };
}

/** Reads the size of a WebP, whose offset differs between extended, lossless and plain. */
function webpSize(head: DataView): Picture | undefined {
  if (tagAt(head, 0) !== 'RIFF' || tagAt(head, 8) !== 'WEBP') return undefined;
  const type = 'image/webp';
  const low = (at: number) => head.getUint16(at, true);
  switch (tagAt(head, 12)) {
    case 'VP8X':
      return {
        type,
        width: 1 + low(24) + head.getUint8(26) * 0x1_00_00,
        height: 1 + low(27) + head.getUint8(29) * 0x1_00_00,
      };
    case 'VP8L': {
      const packed = head.getUint32(21, true);
      return { type, width: 1 + (packed & 0x3fff), height: 1 + ((packed >> 14) & 0x3fff) };
    }
    case 'VP8 ':
      return { type, width: low(26) & 0x3fff, height: low(28) & 0x3fff };
    default:
      return undefined;
  }
}
