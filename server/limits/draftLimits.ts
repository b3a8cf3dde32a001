import type { AppContext } from '../context.ts';
import type { DocumentLimits } from '../documents/acceptance.ts';
import { tooManyRequests } from '../http/problems.ts';
import { addressRules } from './signInLimits.ts';
import { createTokenBucket, type Meter } from './tokenBucket.ts';

const HOUR = 3600;

/** Maximum number of mails with a code in an hour, of a session or member, and to an address. */
const MAILS_PER_HOUR = 5;

/** Session of a draft's client, and the members of the class that it is signed in as. */
export interface DraftSender {
  session: string;
  members: readonly string[];
}

/** Rate limits of drafts, for each session and each member. */
export interface DraftLimits {
  /** Counts a new draft. Throws 429. */
  countDraft(sender: DraftSender): void;
  /** Counts bytes that are sent. Throws 429. */
  countBytes(sender: DraftSender, form: Pick<DocumentLimits, 'maxBytes' | 'maxFiles'>, bytes: number): void;
  /** Counts a mail with a code, by its sender and by the hash of its address. Throws 429. */
  countMail(sender: DraftSender, address: string): void;
}

/**
 * Creates the limits of new drafts and of their bytes in an hour: as many as of claims and of documents that are filed,
 * and counted apart from these, so that a draft keeps no claim from being filed.
 */
export function createDraftLimits({ limits, now }: Pick<AppContext, 'limits' | 'now'>): DraftLimits {
  const drafts = createTokenBucket(limits.claimsPerHour, HOUR, now);
  const bytes = createTokenBucket(1, HOUR, now);
  const mails = createTokenBucket(MAILS_PER_HOUR, HOUR, now);
  const count = (meter: Meter, { session, members }: DraftSender, amount: number, code: Refusal): void => {
    for (const name of [`session:${session}`, ...members.map((id) => `member:${id}`)]) {
      const wait = meter.take(name, amount);
      if (wait > 0) throw tooManyRequests(wait, code);
    }
  };
  return {
    countMail: (sender, address) => {
      count(mails, sender, 1, 'tooManyRequests');
      const wait = mails.take(`address:${address}`);
      if (wait > 0) throw tooManyRequests(wait);
    },
    countDraft: (sender) => count(drafts, sender, 1, 'tooManyRequests'),
    countBytes: (sender, { maxBytes, maxFiles }, sent) => {
      const most = Math.max(limits.documentBytesPerHour, 2 * maxBytes * maxFiles);
      count(bytes, sender, sent / most, 'documentQuotaReached');
    },
  };
}

type Refusal = 'tooManyRequests' | 'documentQuotaReached';

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
  const { attempts } = context.store;
  const rules = addressRules(context, ip, { prefix: 'draft:', part: 1 });
  const wait = await attempts.take(rules, context.now());
  if (wait > 0) {
    context.metrics.limited.inc({ kind: 'draft' });
    throw tooManyRequests(wait);
  }
  const found = await find();
  if (found !== null) await Promise.all(rules.map(({ bucket }) => attempts.giveBack(bucket)));
  return found;
}
