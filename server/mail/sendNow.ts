import type { FastifyBaseLogger } from 'fastify';
import { handOver } from './sendMail.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import { type OutgoingMail, openTransport } from './smtpTransport.ts';
import type { SmtpPlace } from './smtpUrl.ts';

/** Longest time for which a person waits for a mail to go, ms: shorter than a server that stops waits for requests. */
const MOST_MS = 12_000;

/** Command of nodemailer's errors before a connection is there. */
const CONNECTING = 'CONN';

/** Outcome of a mail for which a person waits: `unreached` where no connection came about, so that it cannot have gone. */
export type AwaitedOutcome = SmtpOutcome | 'unreached';

/**
 * Sends a mail by one attempt, on a connection of its own, because those of the queues may be busy. Where the SMTP server
 * takes longer the connection is closed, so that a mail that is not handed over yet does not go.
 */
export async function sendNow(
  smtp: SmtpPlace,
  mail: OutgoingMail,
  log: FastifyBaseLogger,
  mostMs = MOST_MS,
): Promise<AwaitedOutcome> {
  const transport = await openTransport(smtp);
  const timer = setTimeout(() => transport.abort(), mostMs);
  try {
    const parts = { transport: async () => transport, log };
    const { outcome, failure } = await handOver(parts, mail, { mail: mail.messageId });
    return failure?.command === CONNECTING ? 'unreached' : outcome;
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
