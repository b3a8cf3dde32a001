import type { Io } from '../io.ts';

/**
 * Closes what is served. What is not done by then, as with a database or a bucket that no longer answers, is left with
 * exit code 1: what was acknowledged is durable, and nothing else is promised.
 */
export async function endWithin(
  ms: number,
  served: { close(): Promise<void> },
  io: Pick<Io, 'err'>,
  exit: (code: number) => void,
): Promise<void> {
  const timer = setTimeout(() => {
    io.err(`Not everything ended within ${ms / 1000} s: leaving it. What was acknowledged is kept.\n`);
    exit(1);
  }, ms);
  try {
    await served.close();
  } finally {
    clearTimeout(timer);
  }
}
