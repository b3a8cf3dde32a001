import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { handOver } from './sendMail.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import { AWAITED, type OutgoingMail, openTransport } from './smtpTransport.ts';
import type { SmtpPlace } from './smtpUrl.ts';

/** Longest time for which a person waits for a mail to go, ms. */
const MOST_MS = 25_000;

/**
 * Sends a mail by one attempt, on a connection of its own, because those of the queues may be busy. Resolves to `away`
 * where the SMTP server takes too long.
 */
export async function sendNow(
  smtp: SmtpPlace,
  mail: OutgoingMail,
  log: FastifyBaseLogger,
): Promise<SmtpOutcome> {
  const transport = await openTransport(smtp, AWAITED);
  const waiting = new AbortController();
  const late = wait(MOST_MS, 'away' as const, { signal: waiting.signal, ref: false });
  try {
    const sent = handOver({ transport: async () => transport, log }, mail, { mail: mail.messageId });
    return await Promise.race([sent, late]);
  } finally {
    waiting.abort();
    // The wait that was not needed.
    await late.catch(() => undefined);
    transport.close();
  }
}
