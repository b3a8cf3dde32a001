import type { KeyboardEvent } from 'react';

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** Returns the key as on a left-to-right page: on a right-to-left one the left and right arrows are swapped. */
export function logicalKey({ key, currentTarget }: KeyboardEvent): string {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (isMirrored && MIRRORED[key]) || key;
}
