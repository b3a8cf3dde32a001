import { setTimeout as wait } from 'node:timers/promises';

const RETRY_MS = 1_000;
/** Interval of the log lines of a start that waits, ms. */
const REMIND_MS = 60_000;

/** Waiting of a start for a database that is away. */
export interface AwayDatabase {
  /** Tests for an error that may pass by itself: a wrong password or address does not. */
  isPassing(error: unknown): boolean;
  /** Called when the wait begins and each minute of it, with the reason; and with null when the database is back. */
  report(reason: Error | null): void;
  /** Ends the wait: the work fails with its reason. */
  stopping?: AbortSignal | undefined;
}

/** Runs work on a database, again each second while the database is away. Without `away` the first error is thrown. */
export async function whenReachable<T>(work: () => Promise<T>, away: AwayDatabase | undefined): Promise<T> {
  let reportedAt: number | undefined;
  for (;;) {
    try {
      const result = await work();
      if (reportedAt !== undefined) away?.report(null);
      return result;
    } catch (error) {
      if (!away?.isPassing(error) || away.stopping?.aborted) throw error;
      const now = performance.now();
      if (reportedAt === undefined || now - reportedAt >= REMIND_MS) {
        reportedAt = now;
        away.report(error as Error);
      }
    }
    await wait(RETRY_MS, undefined, { signal: away.stopping });
  }
}
