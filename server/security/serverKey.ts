import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { fsyncFolderSync } from '../privateFolder.ts';
import type { LogKey } from '../store/log.ts';
import { createKeyFile, isRefused, replaceKeyFile } from './keyFile.ts';

/** Purposes of the server's key: each has a derived key, so that no signature or ciphertext serves for another. */
export type KeyPurpose =
  | 'csrf'
  | 'captcha'
  | 'altcha'
  | 'altchaSolution'
  | 'credentials'
  | 'claimant'
  | 'address'
  | 'fingerprint'
  | 'content'
  | 'atRest'
  | 'wrap'
  | 'log'
  | 'draft'
  | 'draftOwner'
  | 'mailAddress'
  | 'walletState'
  | 'walletNonce'
  | 'walletVerifier';

/** Key of a server: signs, verifies, and derives a key for each purpose. */
export interface ServerKey {
  /** HMAC-SHA256 in base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Tests if the signature is of this key or an older one. */
  signed(purpose: KeyPurpose, text: string, signature: string): boolean;
  /** Returns the purpose's key as hex, for libraries that sign by themselves. */
  secret(purpose: KeyPurpose): string;
  /** Returns the purpose's key for Node's ciphers. */
  keyObject(purpose: KeyPurpose): KeyObject;
  /** Name of the key that does not reveal it. */
  fingerprint: string;
  /** Roots of this key and the older ones, from which another thread derives the same keys. */
  roots: readonly KeyObject[];
  /** Older keys, newest first: their signatures still count. */
  older: readonly ServerKey[];
}

/** Returns the key and the older ones, newest first. */
export const everyKey = (key: ServerKey): readonly ServerKey[] => [key, ...key.older];

/** Returns the key that chains the log. */
export const logKeyOf = (key: ServerKey): LogKey => ({
  fingerprint: key.fingerprint,
  secret: key.secret('log'),
});

/** Name of the key file in the data folder, which has a key of 32 bytes in hex on each line, the newest first. */
export const KEY_FILE = 'server.key';

/** Tests if a data folder holds a key, whatever the settings name: new data does once its key is drawn. */
export const holdsKeyFile = (dataDir: string): boolean => existsSync(join(dataDir, KEY_FILE));

/** Error of an unusable key file; the message has the remedy. */
export class ServerKeyError extends ExpectedError {}

/** Loads the data folder's key; draws one, readable by the owner only, where there is none. Throws a ServerKeyError. */
export function loadServerKey(dataDir: string): ServerKey {
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) createKeyFile(file);
  return readServerKey(readFileSync(file, 'utf8'), file);
}

/** Parses the text of a key file; messages name it by `where`. Throws a ServerKeyError. */
export function readServerKey(text: string, where: string): ServerKey {
  const lines = text.trim().split(/\s+/);
  if (!lines.every((line) => /^[0-9a-f]{64}$/i.test(line)))
    throw new ServerKeyError(
      `${where} does not hold keys of 32 bytes in hex, one on each line. Restore it from the backup of this data.`,
    );
  return serverKeyFrom(lines.map((line) => createSecretKey(line, 'hex')));
}

/** Builds the server key of the first root, with those of the others as older keys. */
export function serverKeyFrom([present, ...older]: readonly KeyObject[]): ServerKey {
  if (!present) throw new ServerKeyError('There is no key.');
  return serverKeyOf(
    present,
    older.map((root) => serverKeyOf(root, [])),
  );
}

/**
 * Adds a new random key to a key file, or to the one that a link leads to, before the older ones, and returns it. Throws
 * a ServerKeyError.
 */
export function rotateKeyFile(path: string): ServerKey {
  const file = realpathSync(path);
  const text = readFileSync(file, 'utf8');
  const before = readServerKey(text, file);
  try {
    replaceKeyFile(file, `${randomBytes(32).toString('hex')}\n${text}`);
  } catch (error) {
    throw isRefused(error) ? notReplaced(file, error) : error;
  }
  fsyncFolderSync(dirname(file));
  const key = readServerKey(readFileSync(file, 'utf8'), file);
  if (key.older.length !== before.older.length + 1)
    throw new ServerKeyError(`${file} was changed meanwhile.`);
  return key;
}

const notReplaced = (file: string, cause: NodeJS.ErrnoException): ServerKeyError =>
  new ServerKeyError(
    `${file} cannot be replaced (${cause.code}): a rotation writes file and folder (${dirname(file)}). Run it as the owner of ` +
      'the file, where both can be written.',
    { cause },
  );

/** Caches the result of `make` for each purpose. */
function oncePerPurpose<T>(make: (purpose: KeyPurpose) => T): (purpose: KeyPurpose) => T {
  const made = new Map<KeyPurpose, T>();
  return (purpose) => {
    const known = made.get(purpose) ?? make(purpose);
    made.set(purpose, known);
    return known;
  };
}

/** Derives every purpose's key from one root. */
function serverKeyOf(root: KeyObject, older: readonly ServerKey[]): ServerKey {
  const derived = (purpose: KeyPurpose): Buffer =>
    Buffer.from(hkdfSync('sha256', root, '', `claimwright:${purpose}`, 32));
  // Key objects, because an HMAC with plain bytes takes six times as long.
  const keyOf = oncePerPurpose((purpose) => createSecretKey(derived(purpose)));
  const sign = (purpose: KeyPurpose, text: string): string =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
  return {
    sign,
    signed: (purpose, text, signature) =>
      sameText(signature, sign(purpose, text)) || older.some((key) => key.signed(purpose, text, signature)),
    secret: oncePerPurpose((purpose) => derived(purpose).toString('hex')),
    keyObject: keyOf,
    fingerprint: sign('fingerprint', 'server.key').slice(0, 16),
    roots: [root, ...older.flatMap(({ roots }) => roots)],
    older,
  };
}

/** Compares two texts in a time that does not depend on where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
