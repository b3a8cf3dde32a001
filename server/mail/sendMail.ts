import type { FastifyBaseLogger } from 'fastify';
import { isOutage } from '../http/outage.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { QueuedMail } from './mailQueue.ts';
import { failureOf, outcomeOf, type SmtpFailure, type SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail, SmtpTransport } from './smtpTransport.ts';

/** Dependencies of sending a mail. */
export interface SendingParts {
  transport: () => Promise<SmtpTransport>;
  log: FastifyBaseLogger;
}

/** Outcome of an attempt, as it is counted; `isAway` where others would fail, too. */
export interface AttemptedMail {
  counted: MailOutcome;
  isAway: boolean;
}

const MESSAGES = {
  refused: 'mail refused',
  deferred: 'mail deferred',
  away: 'no mail goes out now: the SMTP server cannot be reached or used',
};

/** Sends a mail that was taken, and stores the outcome. Throws where the store is away. */
export async function sendMail(parts: SendingParts, mail: QueuedMail): Promise<AttemptedMail> {
  const outgoing = await mail.compose().catch((error: unknown) => {
    if (isOutage(error)) throw error;
    // Put off as one that the SMTP server defers, so that it neither ends the round nor waits for ever.
    parts.log.error({ ...mail.about, err: error }, 'a mail cannot be opened or composed');
    return null;
  });
  const outcome = outgoing ? (await handOver(parts, outgoing, mail.about)).outcome : 'deferred';
  return { counted: await mail.settle(outcome), isAway: outcome === 'away' };
}

/** Outcome of handing a mail over, and the failure where it was not taken. */
interface Handed {
  outcome: SmtpOutcome;
  failure: SmtpFailure | null;
}

/** Hands a mail over to the SMTP server, and logs a failure. */
export async function handOver(
  { transport, log }: SendingParts,
  mail: OutgoingMail,
  about: object,
): Promise<Handed> {
  try {
    const open = await transport();
    await open.send(mail);
    return { outcome: 'sent', failure: null };
  } catch (error) {
    const outcome = outcomeOf(error);
    const failure = failureOf(error);
    log.warn({ ...about, ...failure }, MESSAGES[outcome]);
    return { outcome, failure };
  }
}
