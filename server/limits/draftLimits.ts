import type { AppContext } from '../context.ts';
import type { DocumentLimits } from '../documents/acceptance.ts';
import { type Charge, chargeAll, type Sender, senderNames } from './charges.ts';
import { countAtPlace } from './placeLimits.ts';
import { createTokenBucket } from './tokenBucket.ts';

const HOUR = 3600;

/** Rate limits of drafts, for each session and each member. */
export interface DraftLimits {
  /** Counts a new draft. Throws 429. */
  countDraft(sender: Sender): void;
  /** Counts bytes that are sent. Throws 429. */
  countBytes(sender: Sender, form: Pick<DocumentLimits, 'maxBytes' | 'maxFiles'>, bytes: number): void;
}

/**
 * Creates the limits of new drafts and of their bytes in an hour: as many as of claims and of documents that are filed,
 * and counted apart from these, so that a draft keeps no claim from being filed.
 */
export function createDraftLimits({ limits, now }: Pick<AppContext, 'limits' | 'now'>): DraftLimits {
  const drafts = createTokenBucket(limits.claimsPerHour, HOUR, now);
  const bytes = createTokenBucket(1, HOUR, now);
  const count = (sender: Sender, charge: Omit<Charge, 'name'>): void => {
    chargeAll(senderNames(sender).map((name) => ({ name, ...charge })));
  };
  return {
    countDraft: (sender) => count(sender, { meter: drafts, amount: 1, refusal: 'tooManyRequests' }),
    countBytes: (sender, { maxBytes, maxFiles }, sent) => {
      const most = Math.max(limits.documentBytesPerHour, 2 * maxBytes * maxFiles);
      count(sender, { meter: bytes, amount: sent / most, refusal: 'documentQuotaReached' });
    },
  };
}

/** Client that looks for a draft: its address, as the server resolves it. */
interface DraftTry {
  ip: string;
}

/**
 * Looks for a draft, or throws 429 where its client must wait: what is not found counts by address and IPv6 network,
 * as refused sign-ins do, and apart from these. It counts for no form, because nobody else's captcha grows by it.
 * Counts before the search, so that concurrent tries gain nothing, and refunds what is found.
 */
export async function limitDraftTries<T>(
  context: AppContext,
  { ip }: DraftTry,
  find: () => Promise<T | null>,
): Promise<T | null> {
  const giveBack = await countAtPlace(context, ip, 'draft').catch((error: unknown) => {
    context.metrics.limited.inc({ kind: 'draft' });
    throw error;
  });
  const found = await find();
  if (found !== null) await giveBack();
  return found;
}
