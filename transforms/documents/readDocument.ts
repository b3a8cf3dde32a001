import { hasHeicGpsLocation, isCompleteHeic } from './heic.ts';
import { hasJpegPosition, isCompleteJpeg, withoutJpegPosition } from './jpeg.ts';
import { opensWithoutPassword } from './pdf/emptyPassword.ts';
import { encryptionOf, isWholePdf } from './pdf/encryption.ts';
import { hasPngPosition, isWholePng, withoutPngPosition } from './png.ts';

/** Result of checking the structure of a document: if it opens, and if it contains a GPS position. */
export interface DocumentReading {
  /** Expected result of opening the document. */
  looks: 'whole' | 'damaged' | 'locked';
  hasPosition: boolean;
}

interface PhotoReader {
  isWhole(bytes: Uint8Array): boolean;
  hasPosition(bytes: Uint8Array): boolean;
  /** Removes the position; absent where that is not possible. */
  withoutPosition?(bytes: Uint8Array): Uint8Array<ArrayBuffer>;
}

const PHOTOS: Partial<Record<string, PhotoReader>> = {
  'image/jpeg': {
    isWhole: isCompleteJpeg,
    hasPosition: hasJpegPosition,
    withoutPosition: withoutJpegPosition,
  },
  'image/png': { isWhole: isWholePng, hasPosition: hasPngPosition, withoutPosition: withoutPngPosition },
  'image/heic': { isWhole: isCompleteHeic, hasPosition: hasHeicGpsLocation },
};

/** Tests if the position can be removed from a photo of this type. */
export const losesPosition = (type: string): boolean => PHOTOS[type]?.withoutPosition !== undefined;

/** Returns the photo without its position; unchanged where its type does not support that. */
export function withoutPosition(bytes: Uint8Array, type: string): Uint8Array<ArrayBuffer> {
  return PHOTOS[type]?.withoutPosition?.(bytes) ?? bytes.slice();
}

/**
 * Checks the structure of a PDF, or of a photo as JPEG, PNG or HEIC. `type` is the content type that its first bytes
 * have; a document of any other type counts as whole and without a position.
 */
export async function readDocument(bytes: Uint8Array, type: string): Promise<DocumentReading> {
  if (type === 'application/pdf') return { looks: await looksOfPdf(bytes), hasPosition: false };
  const photo = PHOTOS[type];
  if (!photo) return { looks: 'whole', hasPosition: false };
  return { looks: photo.isWhole(bytes) ? 'whole' : 'damaged', hasPosition: photo.hasPosition(bytes) };
}

async function looksOfPdf(bytes: Uint8Array): Promise<DocumentReading['looks']> {
  if (!isWholePdf(bytes)) return 'damaged';
  const encryption = encryptionOf(bytes);
  return encryption === null || (await opensWithoutPassword(encryption)) ? 'whole' : 'locked';
}
