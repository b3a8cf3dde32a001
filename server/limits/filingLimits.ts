import type { AppContext } from '../context.ts';
import type { DocumentLimits } from '../documents/acceptance.ts';
import { type Charge, chargeAll, type Sender, senderNames } from './charges.ts';
import { createTokenBucket } from './tokenBucket.ts';

const HOUR = 3600;

/** Sender and size of a claim: its session, class members and bytes. */
export interface FilingUsage extends Sender {
  /** Bytes of the claim's documents together. */
  bytes: number;
}

/** Rate limit of filed claims, and of the bytes of their documents. */
export interface FilingLimits {
  /** Runs `file`. Throws 429 where one of these members, or the session, has used up its claims or bytes. */
  within<T extends { committed: boolean }>(
    filing: FilingUsage,
    form: Pick<DocumentLimits, 'maxBytes' | 'maxFiles'>,
    file: () => Promise<T>,
  ): Promise<T>;
}

/**
 * Creates the limit of claims and document bytes for each member and session in an hour, because a sign-in could fill
 * the disk otherwise; the bytes are at least twice those of one claim. Claims that were refused or stored before do not
 * count. Each instance counts for itself, before anything is written; `claimRateLimit.ts` counts those of all
 * instances.
 */
export function createFilingLimits({ limits, now }: Pick<AppContext, 'limits' | 'now'>): FilingLimits {
  const claims = createTokenBucket(limits.claimsPerHour, HOUR, now);
  // Counted as shares of a member's limit, which differs from form to form.
  const documents = createTokenBucket(1, HOUR, now);
  return {
    within: async (usage, { maxBytes, maxFiles }, file) => {
      const share = usage.bytes / Math.max(limits.documentBytesPerHour, 2 * maxBytes * maxFiles);
      const charges: Omit<Charge, 'name'>[] = [
        { meter: claims, amount: 1, refusal: 'tooManyRequests' },
        { meter: documents, amount: share, refusal: 'documentQuotaReached' },
      ];
      const names = senderNames(usage);
      const refund = chargeAll(charges.flatMap((charge) => names.map((name) => ({ name, ...charge }))));
      let isFiled = false;
      try {
        const filed = await file();
        isFiled = filed.committed;
        return filed;
      } finally {
        if (!isFiled) refund();
      }
    },
  };
}
