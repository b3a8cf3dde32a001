import type { SmtpPlace } from './smtpUrl.ts';

/** Composed mail for one address. */
export interface OutgoingMail {
  from: { name: string; address: string };
  to: string;
  messageId: string;
  culture: string;
  date: Date;
  subject: string;
  text: string;
  html: string;
}

/** Connection to an SMTP server. */
export interface SmtpTransport {
  /** Resolves once the server has taken the mail; throws nodemailer's error. */
  send(mail: OutgoingMail): Promise<void>;
  /** Closes the connections once they have handed over their mails. */
  close(): void;
  /** Closes the connections at once: mails under way fail. */
  abort(): void;
}

/** Mails at a time. */
export const AT_A_TIME = 4;

/**
 * Timeouts of an SMTP server, ms. That of an answer is long, because a server that looks through a mail before it takes it
 * would else get it again (RFC 5321, 4.5.3.2).
 */
const TIMEOUTS = {
  dnsTimeout: 5_000,
  connectionTimeout: 10_000,
  greetingTimeout: 30_000,
  socketTimeout: 120_000,
};

/** Opens a pool of connections, which need STARTTLS or TLS with a valid certificate, but for this machine. */
export async function openTransport({ isLocal, auth, ...place }: SmtpPlace): Promise<SmtpTransport> {
  // Loaded on demand, because most servers send no mail.
  const { createTransport } = await import('nodemailer');
  const pool = createTransport({
    ...{ ...place, ...TIMEOUTS },
    ...(auth && { auth }),
    requireTLS: !place.secure && !isLocal,
    tls: { rejectUnauthorized: !isLocal, minVersion: 'TLSv1.2' },
    pool: true,
    // Attempts are the outbox's, which counts them.
    maxRequeues: 0,
    maxConnections: AT_A_TIME,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async ({ to, culture, ...mail }) => {
      await pool.sendMail({
        ...mail,
        to: { name: '', address: to },
        // The only recipient, whatever a reader of headers would find in them.
        envelope: { from: mail.from.address, to: [to] },
        headers: {
          'Content-Language': culture,
          'Auto-Submitted': 'auto-generated',
          'X-Auto-Response-Suppress': 'All',
        },
      });
    },
    close: () => pool.close(),
    abort: () => pool.close({ force: true }),
  };
}
