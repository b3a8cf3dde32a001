import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 1_000;
/** Interval of the log lines of a start that retries, ms. */
const REMIND_MS = 60_000;

/** Options of a start that retries until its database can be reached. */
export interface Reconnection {
  /** Tests for an error that may pass by itself: a wrong password or address does not. */
  isPassing(error: unknown): boolean;
  /** Called when the wait begins and each minute of it, with the reason; and with null when the database is back. */
  report(reason: Error | null): void;
  /** Ends the wait: the work fails with its reason. */
  stopping?: AbortSignal | undefined;
}

/**
 * Runs work, and again each second while the database is unreachable. Without `reconnection` its first error is thrown.
 */
export async function retryWhileUnreachable<T>(
  work: () => Promise<T>,
  reconnection: Reconnection | undefined,
): Promise<T> {
  let reportedAt: number | undefined;
  for (;;) {
    try {
      const result = await work();
      if (reportedAt !== undefined) reconnection?.report(null);
      return result;
    } catch (error) {
      if (!reconnection?.isPassing(error) || reconnection.stopping?.aborted) throw error;
      const now = performance.now();
      if (reportedAt === undefined || now - reportedAt >= REMIND_MS) {
        reportedAt = now;
        reconnection.report(error as Error);
      }
    }
    await wait(RETRY_MS, undefined, { signal: reconnection.stopping });
  }
}
