import type { Io } from '../io.ts';
import { EXITS } from './exitCodes.ts';

/**
 * Closes what is served. What is not done by then, as with a database or a bucket that no longer answers, is left with
 * the exit code of a service that is away: what was acknowledged is durable, and nothing else is promised.
 */
export async function endWithin(
  ms: number,
  served: { close(): Promise<void> },
  io: Pick<Io, 'err'>,
  exit: (code: number) => void,
): Promise<void> {
  const timer = setTimeout(() => {
    io.err(`Not everything ended within ${ms / 1000} s: leaving it. What was acknowledged is kept.\n`);
    exit(EXITS.away.code);
  }, ms);
  try {
    await served.close();
  } finally {
    clearTimeout(timer);
  }
}
