import {
  createHmac,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ExpectedError } from '../../bundle/expectedError.ts';
import { syncFolderNow } from '../ownFolder.ts';
import type { LogKey } from '../store/log.ts';

/** What the server's key is used for: each purpose has a key of its own, so that no value serves for another. */
export type KeyPurpose =
  | 'csrf'
  | 'captcha'
  | 'altcha'
  | 'altchaSolution'
  | 'credentials'
  | 'claimant'
  | 'fingerprint'
  | 'content'
  | 'atRest'
  | 'log'
  | 'walletState'
  | 'walletNonce'
  | 'walletVerifier';

export interface ServerKey {
  /** HMAC-SHA256 in base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** Whether the signature is of this key or of an older one. */
  signed(purpose: KeyPurpose, text: string, signature: string): boolean;
  /** The purpose's own key as hex, for libraries that sign by themselves. */
  secret(purpose: KeyPurpose): string;
  /** The same for Node's own ciphers. */
  keyObject(purpose: KeyPurpose): KeyObject;
  /** Names the key without telling it. */
  fingerprint: string;
  /** What another thread makes the same keys of: this one's root and those of the older ones. */
  roots: readonly KeyObject[];
  /** Keys that were used before, newest first: what they signed still counts. */
  older: readonly ServerKey[];
}

/** The key and the older ones, newest first. */
export const everyKey = (key: ServerKey): readonly ServerKey[] => [key, ...key.older];

/** What the log is chained with: a key of its own. */
export const logKeyOf = (key: ServerKey): LogKey => ({
  fingerprint: key.fingerprint,
  secret: key.secret('log'),
});

/** The file in the data folder: a key of 32 bytes in hex on each line, the one that is used first. */
export const KEY_FILE = 'server.key';

/** The key file of a data folder cannot be used; the message says what to do. */
export class ServerKeyError extends ExpectedError {}

/** The data folder's key, drawn where there is none and readable by the owner only. Throws a ServerKeyError. */
export function loadServerKey(dataDir: string): ServerKey {
  const file = join(dataDir, KEY_FILE);
  if (!existsSync(file)) createKeyFile(file);
  return readServerKey(readFileSync(file, 'utf8'), file);
}

/** The keys of a text, as a key file holds them; `where` is what the message calls it. Throws a ServerKeyError. */
export function readServerKey(text: string, where: string): ServerKey {
  const lines = text.trim().split(/\s+/);
  if (!lines.every((line) => /^[0-9a-f]{64}$/i.test(line)))
    throw new ServerKeyError(
      `${where} does not hold keys of 32 bytes in hex, one on each line. Restore it from the backup of this data.`,
    );
  return serverKeyFrom(lines.map((line) => createSecretKey(line, 'hex')));
}

/** The key of the first root, with those of the others behind it. */
export function serverKeyFrom([present, ...older]: readonly KeyObject[]): ServerKey {
  if (!present) throw new ServerKeyError('There is no key.');
  return serverKeyOf(
    present,
    older.map((root) => serverKeyOf(root, [])),
  );
}

/** Draws a new key and puts it in front of those that are there. */
export function rotateServerKey(dataDir: string): ServerKey {
  const before = loadServerKey(dataDir);
  const file = join(dataDir, KEY_FILE);
  const draft = writeDraft(file, `${randomBytes(32).toString('hex')}\n${readFileSync(file, 'utf8')}`);
  renameSync(draft, file);
  syncFolderNow(dataDir);
  const key = loadServerKey(dataDir);
  if (key.older.length !== before.older.length + 1)
    throw new ServerKeyError(`${file} was changed meanwhile.`);
  return key;
}

/** Of each purpose what is made of it when it is first asked for. */
function madeOnce<T>(make: (purpose: KeyPurpose) => T): (purpose: KeyPurpose) => T {
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
  // As key objects: an HMAC with plain bytes takes six times as long.
  const keyOf = madeOnce((purpose) => createSecretKey(derived(purpose)));
  const sign = (purpose: KeyPurpose, text: string): string =>
    createHmac('sha256', keyOf(purpose)).update(text).digest('base64url');
  return {
    sign,
    signed: (purpose, text, signature) =>
      sameText(signature, sign(purpose, text)) || older.some((key) => key.signed(purpose, text, signature)),
    secret: madeOnce((purpose) => derived(purpose).toString('hex')),
    keyObject: keyOf,
    fingerprint: sign('fingerprint', 'server.key').slice(0, 16),
    roots: [root, ...older.flatMap(({ roots }) => roots)],
    older,
  };
}

/** Two processes that start together end with one key. */
function createKeyFile(file: string): void {
  const draft = writeDraft(file, `${randomBytes(32).toString('hex')}\n`);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  // Without its name the key would be gone after a power cut, and all that was signed and encrypted with it.
  syncFolderNow(dirname(file));
}

/** Written and synced under another name first: nobody ever reads half a key. */
function writeDraft(file: string, text: string): string {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  } finally {
    closeSync(handle);
  }
  return draft;
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
