import type { Io } from '../../bundle/io.ts';
import { EXITS } from './exitCodes.ts';

/**
 * Gives what is stopping so much time, until `over` aborts. What is not done by then, as with a start that hangs, or a
 * database or a bucket that no longer answers, is left with the exit code of a service that is away: what was acknowledged
 * is durable, and nothing else is promised.
 */
export function endWithin(
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
