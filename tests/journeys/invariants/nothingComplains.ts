import type { Invariant } from './invariant.ts';

/** No error on the console, none uncaught, and no violation of the Content-Security-Policy. */
export const nothingComplains: Invariant = ({ complaints }) => complaints;
