import type { AppContext } from '../context.ts';
import { chargeAll, type Sender, senderNames } from './charges.ts';
import { countAtPlace } from './placeLimits.ts';
import { createTokenBucket } from './tokenBucket.ts';

const HOUR = 3600;

/** Maximum number of mails with a code in an hour, of a session or member, and to an address. */
const MAILS_PER_HOUR = 5;

/** Mail with a code that is asked for: by whom, from where, and to which address. */
export interface CodeMail {
  sender: Sender;
  ip: string;
  address: string;
}

/** Rate limits of mails with the code of a draft, which go to whatever address is typed. */
export interface CodeMailLimits {
  /** Counts a mail. Resolves to what refunds it to its sender and its address. Throws 429. */
  count(mail: CodeMail): Promise<() => void>;
}

/**
 * Creates the limits. Mails from a place of the network wait as refused sign-ins do, so that no client sends many by
 * sessions of an open form, and nobody who shares the place waits for longer than a minute.
 */
export function createCodeMailLimits(context: AppContext): CodeMailLimits {
  const mails = createTokenBucket(MAILS_PER_HOUR, HOUR, context.now);
  return {
    count: async ({ sender, ip, address }) => {
      // Keyed, because a limiter needs no address.
      const hash = context.key.sign('draftOwner', `address\n${address.toLowerCase()}`);
      const names = [...senderNames(sender), `address:${hash}`];
      const refund = chargeAll(
        names.map((name) => ({ meter: mails, name, amount: 1, refusal: 'tooManyRequests' })),
      );
      try {
        await countAtPlace(context, ip, 'mail');
      } catch (error) {
        refund();
        throw error;
      }
      return refund;
    },
  };
}
