import { type AltchaDifficulty, difficultyOf } from '../../server/captcha/difficulty.ts';
import { readObjectStoreUrl } from '../../server/documents/objectStoreUrl.ts';
import { readSmtpUrl, type SmtpPlace, SmtpUrlError } from '../../server/mail/smtpUrl.ts';
import { isLoopback } from '../../server/security/loopback.ts';
import { readServerKey } from '../../server/security/serverKey.ts';
import {
  readTrustedProxies,
  type TrustedProxies,
  TrustedProxiesError,
} from '../../server/security/trustedProxies.ts';
import { checkDatabaseUrl } from '../../server/store/databaseUrl.ts';
import { SettingError } from './setting.ts';

const LAST_PORT = 65_535;

/** Parses a port number, 0 to 65535. Readers of this file throw a SettingError with the fix. */
export function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= LAST_PORT) return port;
  throw new SettingError('give a number from 0 to 65535');
}

/** Parses the port or address to listen on: `9464`, `10.0.0.7:9464`, `[fd00::7]:9464`. The default host is loopback. */
export function readListening(text: string): { host: string; port: number } {
  const [, host = '127.0.0.1', port = ''] = /^(?:\[?([^\]]+)\]?:)?(\d+)$/.exec(text) ?? [];
  if (port !== '' && Number(port) <= LAST_PORT) return { host, port: Number(port) };
  throw new SettingError('give a port, or an address and a port, like 9464 or 10.0.0.7:9464');
}

const MOST_TRIES = 100_000;

/** Parses the average number of tries for the embedded captcha, and returns the difficulty. */
export function readTries(text: string): AltchaDifficulty {
  const tries = Number(text);
  if (/^\d+$/.test(text) && tries >= 1 && tries <= MOST_TRIES) return difficultyOf(tries);
  throw new SettingError(`give a number from 1 to ${MOST_TRIES}`);
}

/** Parses megabytes and returns bytes. */
export function readMegabytes(text: string): number {
  if (/^\d{1,15}$/.test(text)) return Number(text) * 1024 * 1024;
  throw new SettingError('give a number of megabytes, like 256, or 0');
}

/** Validates a name or address of this machine to listen on, and returns it as it is. */
export function readHost(text: string): string {
  if (/^[\w.:-]+$/.test(text)) return text;
  throw new SettingError('give an address of this machine, like 127.0.0.1, or 0.0.0.0 for all of them');
}

/** Parses the public origin of the server, such as `https://claims.example.com`, without a path. */
export function readOrigin(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url && isWeb && url.href === `${url.origin}/` && url.host !== '') return url.origin;
  throw new SettingError('give scheme and host alone, like https://claims.example.com');
}

/** Parses a URL of https, or of http on this machine. */
export function readAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url));
  // These separate the sources of a content security policy; no provider's path has them.
  const isPlain = url && !/[;,]/.test(url.pathname) && url.username === '' && url.hash === '';
  if (isSafe && isPlain) return url.href;
  throw new SettingError('give an https address, or an http address of this machine');
}

/** Parses the number of proxies, or their addresses and networks. */
export function readProxies(text: string): TrustedProxies {
  try {
    return readTrustedProxies(text);
  } catch (error) {
    if (!(error instanceof TrustedProxiesError)) throw error;
    throw new SettingError(
      'give a number of proxies or a list of their addresses, like 1 or 10.0.0.0/8,fd00::7',
    );
  }
}

const SHORTEST_TOKEN = 16;

/** Validates a bearer token and returns it as it is; a short one is refused, because it can be guessed. */
export function readToken(text: string): string {
  if (text.length >= SHORTEST_TOKEN && /^[\x21-\x7e]+$/.test(text)) return text;
  throw new SettingError(`give ${SHORTEST_TOKEN} or more letters, digits and signs without spaces`);
}

/** Validates the URL of a PostgreSQL database and returns it as it is. */
export function readDatabaseUrl(text: string): string {
  return ending('give postgres://USER:PASSWORD@HOST/DATABASE', () => {
    checkDatabaseUrl(text);
    return text;
  });
}

/** Validates the content of a `server.key` and returns it as it is. */
export function readKeys(text: string): string {
  return ending('give what server.key holds: keys of 64 hex digits, one on each line', () => {
    readServerKey(text, '');
    return text;
  });
}

/** Validates the URL of a bucket and returns it as it is. */
export function readDocumentsUrl(url: string): string {
  return ending('give s3://BUCKET/PREFIX?region=REGION&endpoint=https://HOST', () => {
    readObjectStoreUrl({ url, accessKeyId: 'any', secretAccessKey: 'any' });
    return url;
  });
}

/** Parses the URL of an SMTP server. */
export function readSmtp(text: string): SmtpPlace {
  try {
    return readSmtpUrl(text);
  } catch (error) {
    if (!(error instanceof SmtpUrlError)) throw error;
    const { message } = error;
    const reason = `${message.charAt(0).toLowerCase()}${message.slice(1)}`;
    throw new SettingError(
      `${reason}. Give smtp://USER:PASSWORD@HOST:587 or smtps://USER:PASSWORD@HOST:465; a user or password with signs is written as %XX`,
    );
  }
}

/** Parses the socket path or the address of clamd: `/run/clamav/clamd.ctl`, `10.0.0.7:3310`. */
export function readClamd(text: string): { path: string } | { host: string; port: number } {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^\[?([\w.:-]+?)\]?:(\d+)$/.exec(text) ?? [];
  if (host !== undefined && Number(port) > 0 && Number(port) <= LAST_PORT)
    return { host, port: Number(port) };
  throw new SettingError(
    'give the path of its socket or its address, like /run/clamav/clamd.ctl or 10.0.0.7:3310',
  );
}

/** Returns any text as it is. */
export const readText = (text: string): string => text;

/** Creates a reader that accepts these choices alone. */
export function readChoice<T extends string>(...choices: readonly T[]): (text: string) => T {
  return (text) => {
    const found = choices.find((choice) => choice === text);
    if (found !== undefined) return found;
    throw new SettingError(`give one of ${choices.join(', ')}`);
  };
}

/** Replaces an error of the server's parser by a SettingError with advice for the operator. */
function ending<T>(advice: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw new SettingError(advice, { cause: error });
  }
}
