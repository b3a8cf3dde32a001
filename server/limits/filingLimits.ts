import type { AppContext } from '../context.ts';
import type { DocumentLimits } from '../documents/acceptance.ts';
import { tooManyRequests } from '../http/problems.ts';
import { createMeter, type Meter } from './meter.ts';

const HOUR = 3600;

/** Session and members that file, and their bytes. */
export interface Filing {
  session: string;
  members: readonly string[];
  /** Of the claim's documents together. */
  bytes: number;
}

/** Counts claims that are filed, and the bytes of their documents. */
export interface FilingLimits {
  /** Files for these members unless one of them, or the session, has filed too much of late: then 429. */
  within<T extends { committed: boolean }>(
    filing: Filing,
    form: Pick<DocumentLimits, 'maxBytes' | 'maxFiles'>,
    file: () => Promise<T>,
  ): Promise<T>;
}

interface Count {
  meter: Meter;
  amount: number;
  refusal: 'tooManyRequests' | 'documentQuotaReached';
}

/**
 * So many claims of a member of the class, and of a session, in an hour, and so many bytes of documents, twice what one
 * claim may hold at least: whoever signs in could fill the disk else. A claim that comes to nothing, or was stored before,
 * does not count. Counted by each instance for itself, before anything is written; claims by the same rows, and additions
 * to the same claim, that other instances took are counted where they are stored (`claimRateLimit.ts`).
 */
export function createFilingLimits({ limits, now }: Pick<AppContext, 'limits' | 'now'>): FilingLimits {
  const claims = createMeter(limits.claimsPerHour, HOUR, now);
  // In shares of what a member may send in an hour, which differs from form to form.
  const documents = createMeter(1, HOUR, now);
  return {
    within: async ({ session, members, bytes }, { maxBytes, maxFiles }, file) => {
      const names = [`session:${session}`, ...members.map((id) => `member:${id}`)];
      const share = bytes / Math.max(limits.documentBytesPerHour, 2 * maxBytes * maxFiles);
      const counts: Count[] = [
        { meter: claims, amount: 1, refusal: 'tooManyRequests' },
        { meter: documents, amount: share, refusal: 'documentQuotaReached' },
      ];
      const taken: (() => void)[] = [];
      let isFiled = false;
      try {
        for (const { meter, amount, refusal } of counts)
          for (const name of names) {
            const wait = meter.take(name, amount);
            if (wait > 0) throw tooManyRequests(wait, refusal);
            taken.push(() => meter.giveBack(name, amount));
          }
        const filed = await file();
        isFiled = filed.committed;
        return filed;
      } finally {
        if (!isFiled) for (const giveBack of taken) giveBack();
      }
    },
  };
}
