import { randomBytes } from 'node:crypto';

const DRAWN_TOGETHER = 4096;

let drawn = Buffer.alloc(0);

/** Draws random bytes. Draws many at once, because a call of the library takes longer than some hundred bytes. */
export function drawBytes(count: number): Buffer {
  if (drawn.length < count) drawn = randomBytes(Math.max(DRAWN_TOGETHER, count));
  const bytes = drawn.subarray(0, count);
  drawn = drawn.subarray(count);
  return bytes;
}
