import type { KeyboardEvent } from 'react';

const MIRRORED: Readonly<Record<string, string>> = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' };

/** The key as it is in a page from left to right: where it runs from right to left, the left arrow leads on. */
export function logicalKey({ key, currentTarget }: KeyboardEvent): string {
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl';
  return (isMirrored && MIRRORED[key]) || key;
}
