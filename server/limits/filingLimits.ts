import type { AppContext } from '../context.ts';
import { tooManyRequests } from '../http/problems.ts';
import { createMeter } from './meter.ts';

const HOUR = 3600;

/** Counts claims that are filed. */
export interface FilingLimits {
  /** Files for these members unless one of them, or the session, has filed too many of late: then 429. */
  within<T extends { committed: boolean }>(
    session: string,
    members: readonly string[],
    file: () => Promise<T>,
  ): Promise<T>;
}

/**
 * So many claims of a member of the class, and of a session, in an hour: whoever signs in could fill the disk else. A
 * claim that comes to nothing, or was stored before, does not count. Counted by each instance for itself, before anything
 * is written; claims by the same rows that other instances took are counted where they are stored (`filedOfLate.ts`).
 */
export function createFilingLimits({ limits, now }: Pick<AppContext, 'limits' | 'now'>): FilingLimits {
  const meter = createMeter(limits.claimsPerHour, HOUR, now);
  return {
    within: async (session, members, file) => {
      const names = [`session:${session}`, ...members.map((id) => `member:${id}`)];
      const taken: string[] = [];
      let isFiled = false;
      try {
        for (const name of names) {
          const wait = meter.take(name);
          if (wait > 0) throw tooManyRequests(wait);
          taken.push(name);
        }
        const filed = await file();
        isFiled = filed.committed;
        return filed;
      } finally {
        if (!isFiled) for (const name of taken) meter.giveBack(name);
      }
    },
  };
}
