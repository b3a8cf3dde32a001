import type { Io } from '../../bundle/io.ts';
import { EXITS } from './exitCodes.ts';

/**
 * Ends the process with the exit code of an outage where its shutdown exceeds a time limit, unless `over` aborts first:
 * a start may hang, or a database or bucket no longer respond. Acknowledged claims are durable.
 */
export function forceExitAfter(
  ms: number,
  over: AbortSignal,
  io: Pick<Io, 'err'>,
  exit: (code: number) => void,
): void {
  if (over.aborted) return;
  const timer = setTimeout(() => {
    io.err(`Not everything ended within ${ms / 1000} s: leaving it. What was acknowledged is kept.\n`);
    exit(EXITS.away.code);
  }, ms);
  over.addEventListener('abort', () => clearTimeout(timer));
}
