import type { Fault } from './faults.mjs';

export function relocate(root: string, faults: Fault[]): string[];
