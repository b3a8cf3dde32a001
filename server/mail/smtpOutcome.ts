/**
 * Outcome of an attempt: `sent`; `refused` by the SMTP server for good; `deferred` for this mail; `away` where no mail
 * goes out now, because the server cannot be reached or used.
 */
export type SmtpOutcome = 'sent' | 'refused' | 'deferred' | 'away';

/** Part of nodemailer's errors for logs. */
export interface SmtpFailure {
  code?: string | undefined;
  /** Code of the SMTP server's reply: 550. */
  reply?: number | undefined;
  command?: string | undefined;
  /** Words of the error; left out where it is about the mail, because these may quote the address. */
  reason?: string;
}

/** Commands whose reply is about this mail. */
const OF_THE_MAIL = ['RCPT TO', 'DATA'];

/**
 * Replies for policy (RFC 3463, X.7.X): a relay that refuses mails of this server is the operator's to mend, and not the
 * address's fault.
 */
const POLICY = /^\d{3}[ -]5\.7\.\d/;

/** Reply of a server that closes the connection (RFC 5321). */
const CLOSING = 421;

/** Reads an error of nodemailer for a log. */
export function failureOf(error: unknown): SmtpFailure {
  const { code, responseCode, command } = membersOf(error);
  const isOfTheMail = OF_THE_MAIL.includes(String(command));
  return {
    code: typeof code === 'string' ? code : undefined,
    reply: typeof responseCode === 'number' ? responseCode : undefined,
    command: typeof command === 'string' ? command : undefined,
    ...(!isOfTheMail && error instanceof Error && { reason: error.message }),
  };
}

/** Returns the outcome of an attempt that failed. */
export function outcomeOf(error: unknown): Exclude<SmtpOutcome, 'sent'> {
  const { command = '', reply = 0 } = failureOf(error);
  if (!OF_THE_MAIL.includes(command) || reply === 0 || reply === CLOSING) return 'away';
  return reply >= 500 && !POLICY.test(String(membersOf(error).response)) ? 'refused' : 'deferred';
}

const membersOf = (error: unknown): Record<string, unknown> =>
  typeof error === 'object' && error !== null ? { ...error } : {};
