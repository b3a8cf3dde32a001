import type { FastifyBaseLogger } from 'fastify';
import { handOver } from './sendMail.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import { type OutgoingMail, openTransport } from './smtpTransport.ts';
import type { SmtpPlace } from './smtpUrl.ts';

/** Longest time for which a person waits for a mail to go, ms: shorter than a server that stops waits for requests. */
const MOST_MS = 12_000;

/**
 * Sends a mail by one attempt, on a connection of its own, because those of the queues may be busy. Resolves to `away`
 * where the SMTP server takes longer; then the connection is closed, so that the mail does not go afterwards.
 */
export async function sendNow(
  smtp: SmtpPlace,
  mail: OutgoingMail,
  log: FastifyBaseLogger,
  mostMs = MOST_MS,
): Promise<SmtpOutcome> {
  const transport = await openTransport(smtp);
  const timer = setTimeout(() => transport.abort(), mostMs);
  try {
    return await handOver({ transport: async () => transport, log }, mail, { mail: mail.messageId });
  } finally {
    clearTimeout(timer);
    transport.close();
  }
}
