import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { oneAtATime } from '../oneAtATime.ts';
import { countMails } from './mailMetrics.ts';
import { type SendingParts, sendMail } from './sendMail.ts';
import { AT_A_TIME, openTransport, type SmtpTransport } from './smtpTransport.ts';
import type { SmtpPlace } from './smtpUrl.ts';

/** Sender of the mails in the outbox (C13-09). */
export interface Mailer {
  /** Sends what is due, now and at intervals. Returns a function that stops this, after what is under way. */
  start(log: FastifyBaseLogger): () => Promise<void>;
  /** Sends what is due now, because a claim was filed. */
  wake(): void;
}

/** Dependencies of the sender. */
export interface MailerParts extends Omit<SendingParts, 'transport' | 'log'> {
  metrics: Metrics;
  smtp: SmtpPlace;
  /** Time between two looks at the outbox, ms. */
  everyMs?: number | undefined;
}

const EVERY_MS = 15_000;
/** Time after which another instance may send a mail that was taken, ms: longer than an attempt takes. */
const TURN_MS = 10 * 60_000;
/** Longest wait for an attempt under way when the server stops, ms; the mail is sent again after its turn then. */
const STOP_MS = 5_000;

/** Creates the sender. Instances may share an outbox: a mail is one's at a time. */
export function createMailer({ metrics, smtp, everyMs = EVERY_MS, ...parts }: MailerParts): Mailer {
  const count = countMails(metrics.registry, () => parts.store.mails.waiting());
  let opened: Promise<SmtpTransport> | null = null;
  const transport = (): Promise<SmtpTransport> => {
    opened ??= openTransport(smtp);
    return opened;
  };
  /** True after an attempt that found the SMTP server away: until the next look, which tries one mail, none goes out. */
  let isAway = false;
  let wake = (): void => undefined;

  const sendSome = async (log: FastifyBaseLogger): Promise<boolean> => {
    const now = parts.clock();
    const until = new Date(now.getTime() + TURN_MS);
    const taken = await parts.store.mails.take({ now, until, most: isAway ? 1 : AT_A_TIME });
    const sent = await Promise.allSettled(taken.map((mail) => sendMail({ ...parts, transport, log }, mail)));
    isAway = false;
    for (const result of sent) {
      if (result.status === 'rejected') continue;
      count(result.value.counted);
      isAway ||= result.value.isAway;
    }
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
    return taken.length > 0 && !isAway;
  };

  return {
    wake: () => {
      if (!isAway) wake();
    },
    start: (log) => {
      let isStopping = false;
      const fail = (error: unknown) => log.error({ err: error }, 'the outbox cannot be read or written');
      const rounds = oneAtATime(fail, { keepsNext: true });
      wake = () => {
        void rounds.run(async () => {
          while (!isStopping && (await sendSome(log)));
        });
      };
      const timer = setInterval(() => wake(), everyMs);
      timer.unref();
      wake();
      return async () => {
        isStopping = true;
        clearInterval(timer);
        await Promise.race([rounds.ended(), wait(STOP_MS, undefined, { ref: false })]);
        await opened?.then(
          (open) => open.close(),
          () => undefined,
        );
      };
    },
  };
}
