import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { unavailable } from '../http/problems.ts';
import type { Metrics } from '../metrics.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { countMails } from './mailMetrics.ts';
import { createReceiptQueue, type QueueParts } from './receiptQueue.ts';
import { createReminderQueue } from './reminderQueue.ts';
import { createSendingRound } from './sendingRound.ts';
import { type AwaitedOutcome, sendNow } from './sendNow.ts';
import { type OutgoingMail, openTransport, type SmtpTransport } from './smtpTransport.ts';
import type { SmtpPlace } from './smtpUrl.ts';

/** Sender of mails: those in the queues, and those for which a person waits (C13-09). */
export interface Mailer {
  /** Sends the mails that are due, now and at intervals. Returns a function that stops this, after mails under way. */
  start(log: FastifyBaseLogger): () => Promise<void>;
  /** Sends the mails that are due now, because a claim was filed. */
  wake(): void;
  /** Sends a mail at once, by one attempt, because its recipient waits for it. Throws unavailable where too many wait. */
  sendNow(mail: OutgoingMail, log: FastifyBaseLogger): Promise<AwaitedOutcome>;
}

/** Dependencies of the sender. */
export interface MailerParts extends QueueParts {
  metrics: Metrics;
  smtp: SmtpPlace;
  /** Time between two looks at the queues, ms. */
  everyMs?: number | undefined;
}

const EVERY_MS = 15_000;
/** Maximum number of mails at a time for which people wait, each on a connection of its own. */
const MOST_AWAITED = 8;
/** Longest wait for an attempt under way when the server stops, ms; then it is ended, and the mail is put off. */
const STOP_MS = 5_000;

/** Creates the sender. Instances may share an outbox: a mail is one's at a time. */
export function createMailer({ metrics, smtp, everyMs = EVERY_MS, ...parts }: MailerParts): Mailer {
  const count = countMails(metrics.registry, () => parts.store.mails.waiting());
  const queues = [createReceiptQueue(parts), createReminderQueue(parts)];
  let opened: Promise<SmtpTransport> | null = null;
  const transport = (): Promise<SmtpTransport> => {
    opened ??= openTransport(smtp);
    return opened;
  };
  const round = createSendingRound({ queues, transport, count, clock: parts.clock });
  let awaited = 0;
  let wake = (): void => undefined;

  return {
    sendNow: async (mail, log) => {
      if (awaited >= MOST_AWAITED) throw unavailable('Too many mails are being sent');
      awaited += 1;
      try {
        const outcome = await sendNow(smtp, mail, log);
        count(outcome === 'sent' || outcome === 'refused' ? outcome : 'notSent');
        return outcome;
      } finally {
        awaited -= 1;
      }
    },
    wake: () => {
      if (!round.isAway()) wake();
    },
    start: (log) => {
      let isStopping = false;
      const fail = (error: unknown) =>
        log.error({ err: error }, 'the queues of mails cannot be read or written');
      const rounds = oneAtATime(fail, { keepsNext: true });
      wake = () => {
        void rounds.run(async () => {
          while (!isStopping && (await round.send(log)));
        });
      };
      const timer = setInterval(() => wake(), everyMs);
      timer.unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        const ended = rounds.ended();
        await Promise.race([ended, wait(STOP_MS, undefined, { ref: false })]);
        // Mails under way fail then, and their queues put them off.
        const open = await opened?.catch(() => undefined);
        open?.abort();
        await ended;
      };
    },
  };
}
