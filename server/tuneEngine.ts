import { setFlagsFromString } from 'node:v8';

/**
 * V8 flags of garbage collection for a server, whose objects die young (measured in docs/decisions/0143). No
 * allocation-site pretenuring: V8 would allocate as old what survived once, and dead old objects keep the young that
 * they refer to alive. The old heap may grow fourfold until it is collected: else the bodies of requests count as
 * growth, and all is collected each sixty claims. Both flags may be set while the process runs.
 */
export const ENGINE_FLAGS = ['--no-allocation-site-pretenuring', '--heap-growing-percent=300'];

/** Sets the V8 flags of garbage collection, for all threads of the process. */
export function tuneEngine(): void {
  for (const flag of ENGINE_FLAGS) setFlagsFromString(flag);
}
