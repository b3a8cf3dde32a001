import type { FastifyBaseLogger } from 'fastify';
import type { MailOutcome } from './mailMetrics.ts';
import type { MailQueue, QueuedMail } from './mailQueue.ts';
import { sendMail } from './sendMail.ts';
import { AT_A_TIME, type SmtpTransport } from './smtpTransport.ts';

/** Round over the queues: sends the mails that are due, a few at a time. */
export interface SendingRound {
  /** Sends some mails. Resolves to true where more may be due. Throws where the store is away. */
  send(log: FastifyBaseLogger): Promise<boolean>;
  /** Tests if the last attempt found the SMTP server away: until the next look, which tries one mail, none goes out. */
  isAway(): boolean;
}

/** Dependencies of a round. */
interface RoundParts {
  queues: readonly MailQueue[];
  transport: () => Promise<SmtpTransport>;
  count: (outcome: MailOutcome) => void;
  clock: () => Date;
}

/** Time after which another instance may send a mail that was taken, ms: longer than an attempt takes. */
const TURN_MS = 10 * 60_000;

/** Creates a round over queues. */
export function createSendingRound({ queues, transport, count, clock }: RoundParts): SendingRound {
  let isAway = false;

  /** Takes mails of the first queue that has some. */
  const takeSome = async (): Promise<QueuedMail[]> => {
    const now = clock();
    const taking = { now, until: new Date(now.getTime() + TURN_MS), most: isAway ? 1 : AT_A_TIME };
    for (const queue of queues) {
      const taken = await queue.take(taking);
      if (taken.length > 0) return taken;
    }
    return [];
  };

  return {
    isAway: () => isAway,
    send: async (log) => {
      const taken = await takeSome();
      const sent = await Promise.allSettled(taken.map((mail) => sendMail({ transport, log }, mail)));
      isAway = false;
      for (const result of sent) {
        if (result.status === 'rejected') continue;
        count(result.value.counted);
        isAway ||= result.value.isAway;
      }
      const failed = sent.find(({ status }) => status === 'rejected');
      if (failed?.status === 'rejected') throw failed.reason;
      return taken.length > 0 && !isAway;
    },
  };
}
