import type { EndState } from '../store/mailState.ts';
import { nextAttempt } from './backoff.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';

/** Mail after an attempt: how many there were, since when it is due, and how its queue stores what became of it. */
interface TriedMail {
  attempts: number;
  dueAt: Date;
  now: Date;
  defer(nextAt: Date): Promise<void>;
  end(how: EndState): Promise<void>;
}

/**
 * Stores the outcome of an attempt: a mail that was sent, refused or tried for three days ends. Returns it as it is
 * counted.
 */
export async function settleMail(
  { attempts, dueAt, now, defer, end }: TriedMail,
  outcome: SmtpOutcome,
): Promise<MailOutcome> {
  const isOver = outcome === 'sent' || outcome === 'refused';
  const next = isOver ? null : nextAttempt(attempts, dueAt, now);
  if (next) {
    await defer(next);
    return 'deferred';
  }
  const how = isOver ? outcome : 'givenUp';
  await end(how);
  return how;
}
