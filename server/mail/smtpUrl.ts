import { domainToASCII } from 'node:url';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { isLoopback } from '../security/loopback.ts';

/** SMTP server that mails go out by. */
export interface SmtpPlace {
  host: string;
  port: number;
  /** True for TLS from the first byte, `smtps:`. */
  secure: boolean;
  /** True for the same machine, where mails may go without TLS, or by a certificate that nobody vouches for. */
  isLocal: boolean;
  auth: { user: string; pass: string } | null;
}

/** Error of an unusable URL; it does not hold the URL, whose password is a secret. */
export class SmtpUrlError extends ExpectedError {}

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };

/** Parses `smtp://USER:PASSWORD@HOST:PORT` or `smtps://…`. Throws a SmtpUrlError. */
export function readSmtpUrl(text: string): SmtpPlace {
  const url = URL.canParse(text) ? new URL(text) : null;
  const port = url ? PORTS[url.protocol] : undefined;
  if (!url || port === undefined || url.hostname === '')
    throw new SmtpUrlError('The address is not smtp://HOST or smtps://HOST');
  if (url.search !== '' || url.hash !== '' || !['', '/'].includes(url.pathname))
    throw new SmtpUrlError('The address has more than user, password, host and port');
  if ((url.username === '') !== (url.password === ''))
    throw new SmtpUrlError('The address has a user without a password, or a password without a user');
  const host = hostOf(url);
  if (url.port === '0') throw new SmtpUrlError('The address has the port 0, on which nothing listens');
  return {
    host,
    port: url.port === '' ? port : Number(url.port),
    secure: url.protocol === 'smtps:',
    isLocal: isLoopback({ hostname: url.hostname.toLowerCase() }),
    auth: url.username === '' ? null : { user: decoded(url.username), pass: decoded(url.password) },
  };
}

/** Returns the host as DNS has it: in lower case, and in ASCII. */
function hostOf({ hostname }: URL): string {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  const host = domainToASCII(decoded(hostname));
  if (host === '') throw new SmtpUrlError('The address has a host that is no name of the Internet');
  return host;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new SmtpUrlError('The address has a % that begins no %XX: write %25 for it in user or password');
  }
}
