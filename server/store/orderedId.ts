import { randomUUID } from 'node:crypto';

let lastTime = 0;
let counter = 0;

/**
 * Creates a UUID of version 7. Ids sort by time, and within a millisecond of this process by their order, so that
 * exports list claims as they were filed.
 */
export function orderedId(at: Date): string {
  const time = Math.max(at.getTime(), 0);
  counter = time === lastTime ? Math.min(counter + 1, 0xfff) : 0;
  lastTime = time;
  // The variant and 62 random bits, as every version has them.
  const tail = randomUUID().slice(19);
  const head = time.toString(16).padStart(12, '0');
  const order = counter.toString(16).padStart(3, '0');
  return `${head.slice(0, 8)}-${head.slice(8)}-7${order}-${tail}`;
}
