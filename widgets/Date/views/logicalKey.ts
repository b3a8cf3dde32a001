import type { KeyboardEvent } from 'react';

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Returns the key of a left-to-right page: in a right-to-left one the left arrow moves forward. */
export function logicalKey({ key, currentTarget }: KeyboardEvent): string {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (isMirrored && MIRRORED[key]) || key;
}
