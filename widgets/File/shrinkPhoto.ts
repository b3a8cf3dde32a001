/** Size in bytes from which shrinking is offered. */
const LARGE_BYTES = 2_000_000;
/** The longer side of a smaller photo, in pixels: the print of a letter stays readable. */
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;

const PHOTOS = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Tests if a file is a photo that is large enough to shrink. */
export function isLargePhoto({ type, size }: Pick<File, 'type' | 'size'>): boolean {
  return PHOTOS.has(type) && size > LARGE_BYTES;
}

function jpegOf(photo: ImageBitmap): Promise<Blob | null> {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(photo.width, photo.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(photo.width * scale);
  canvas.height = Math.round(photo.height * scale);
  const drawing = canvas.getContext('2d');
  if (!drawing) return Promise.resolve(null);
  // A JPEG has no transparency: transparent pixels become white, not black.
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, canvas.width, canvas.height);
  drawing.drawImage(photo, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

/**
 * Re-encodes a photo with fewer pixels as a JPEG; null where the browser cannot read it, or it would not get smaller.
 */
export async function shrinkPhoto(file: File): Promise<File | null> {
  const photo = await createImageBitmap(file).catch(() => null);
  if (!photo) return null;
  const blob = await jpegOf(photo);
  photo.close();
  if (!blob || blob.size >= file.size) return null;
  const name = file.name.replace(/\.(?:png|webp)$/i, '.jpg');
  return new File([blob], name, { type: 'image/jpeg', lastModified: file.lastModified });
}
