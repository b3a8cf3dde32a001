import { type RefObject, useState } from 'react';
import type { LatestChoice } from './describeFile.ts';
import { isLargePhoto, shrinkPhoto } from './shrinkPhoto.ts';

/** Large photo that was just chosen, and the state of the offer to shrink it. */
interface Photo {
  file: File;
  state: 'asked' | 'shrinking' | 'shrunk' | 'failed';
}

/**
 * Returns the offer to shrink a large photo, and its actions. A result about a file that `latest` has no more is
 * dropped.
 */
export function useLargePhoto(latest: RefObject<LatestChoice>) {
  const [photo, setPhoto] = useState<Photo | null>(null);

  const offer = (file: File | null) => setPhoto(file && isLargePhoto(file) ? { file, state: 'asked' } : null);

  /** Shrinks the photo and, if it is still chosen, passes it to `done`; null where it would not get smaller. */
  const shrink = async (done: (smaller: File | null) => void): Promise<void> => {
    if (!photo) return;
    const { file } = photo;
    setPhoto({ file, state: 'shrinking' });
    const smaller = await shrinkPhoto(file);
    if (latest.current.file !== file) return;
    done(smaller);
    setPhoto({ file: smaller ?? file, state: smaller ? 'shrunk' : 'failed' });
  };
  /** Replaces the file of the photo, and repeats the offer. */
  const replace = (file: File) => setPhoto((before) => before && { file, state: 'asked' });
  return { photo, offer, shrink, replace };
}
