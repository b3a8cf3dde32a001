import type { Taking } from '../store/mailStore.ts';
import type { MailOutcome } from './mailMetrics.ts';
import type { SmtpOutcome } from './smtpOutcome.ts';
import type { OutgoingMail } from './smtpTransport.ts';

/** Mail that an instance has taken from its queue, to send it. */
export interface QueuedMail {
  /** Ids for logs. */
  about: object;
  /**
   * Composes the mail; null where it cannot be sent as the server is now. Throws an AlteredValueError or a ServerKeyError where it
   * cannot be opened.
   */
  compose(): Promise<OutgoingMail | null>;
  /** Stores the outcome of the attempt, and returns it as it is counted. */
  settle(outcome: SmtpOutcome): Promise<MailOutcome>;
}

/** Queue of mails: receipts with their claims, reminders with their drafts. */
export interface MailQueue {
  /** Takes mails that are due. */
  take(taking: Taking): Promise<QueuedMail[]>;
}
