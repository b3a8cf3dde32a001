import { setFlagsFromString } from 'node:v8';

/**
 * How the engine is to collect the garbage of a server, where each request leaves much and nothing of it stays.
 *
 * - No allocation-site pretenuring: where objects of one place in the code have survived, V8 makes the next ones of that place old at
 *   once. In a server they die as soon as the young do, and what is dead among the old keeps alive what it points at among the
 *   young until the old are collected: of the young heap a quarter was copied each time for nothing.
 * - The old heap may grow fourfold until it is collected, which is what V8 allows by itself while much becomes old. Where next to
 *   nothing does it allows a tenth, takes the bodies of requests for growth, and collected all each sixty claims.
 *
 * Both are read when garbage is collected, so they may be set while the process runs. Measured in docs/decisions/0143.
 */
export const ENGINE_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=300'];

/** Sets how garbage is collected, for all threads of the process. */
export function tuneEngine(): void {
  for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
}
