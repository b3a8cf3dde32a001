import type { AppContext } from '../context.ts';
import { ProblemError } from '../http/problems.ts';
import { clientAddress, clientNetwork } from '../security/clientAddress.ts';
import { chargeAll, type Sender, senderNames } from './charges.ts';
import { createConcurrencySlots } from './concurrencySlots.ts';
import { countAtPlace } from './placeLimits.ts';
import { createTokenBucket } from './tokenBucket.ts';

const HOUR = 3600;

/** Maximum number of mails with a code in an hour, of a session or member, and to an address. */
const MAILS_PER_HOUR = 5;

/** Maximum number of mails with a code at a time from a place, half of those of all: the others are for other places. */
const MAILS_AT_ONCE = 4;

/** Mail with a code that is asked for: by whom, from where, and to which address. */
export interface CodeMail {
  sender: Sender;
  ip: string;
  address: string;
}

/** Rate limits of mails with the code of a draft, which go to whatever address is typed. */
export interface CodeMailLimits {
  /**
   * Sends a mail, and refunds it where `isCounted` is false of the outcome, or to its sender and address where it throws.
   * Throws 429 before.
   */
  within<T>(mail: CodeMail, send: () => Promise<T>, isCounted: (outcome: T) => boolean): Promise<T>;
}

/**
 * Creates the limits. Mails from a place of the network wait as refused sign-ins do, so that no client sends many by
 * sessions of an open form; whoever shares the place waits for a minute at most before each try.
 */
export function createCodeMailLimits(context: AppContext): CodeMailLimits {
  const mails = createTokenBucket(MAILS_PER_HOUR, HOUR, context.now);
  const slots = createConcurrencySlots(MAILS_AT_ONCE);
  const charge = ({ sender, address }: CodeMail): (() => void) => {
    // Keyed, because a limiter needs no address.
    const hash = context.key.sign('mailAddress', address.toLowerCase());
    const names = [...senderNames(sender), `address:${hash}`];
    return chargeAll(names.map((name) => ({ meter: mails, name, amount: 1, refusal: 'tooManyRequests' })));
  };
  return {
    within: async (mail, send, isCounted) => {
      const leave = slots.enter(clientNetwork(mail.ip) ?? clientAddress(mail.ip));
      try {
        return await refunding(charge(mail), isCounted, async () => {
          const giveBack = await countAtPlace(context, mail.ip, 'mail');
          const outcome = await send();
          if (!isCounted(outcome)) await giveBack();
          return outcome;
        });
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'tooManyRequests')
          context.metrics.limited.inc({ kind: 'mail' });
        throw error;
      } finally {
        leave();
      }
    },
  };
}

async function refunding<T>(
  refund: () => void,
  isCounted: (outcome: T) => boolean,
  act: () => Promise<T>,
): Promise<T> {
  try {
    const outcome = await act();
    if (!isCounted(outcome)) refund();
    return outcome;
  } catch (error) {
    refund();
    throw error;
  }
}
