import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

/** What the server's key is used for: each purpose has a key of its own, so that no value serves for another. */
export type KeyPurpose =
  | 'csrf'
  | 'captcha'
  | 'altcha'
  | 'credentials'
  | 'claimant'
  | 'walletState'
  | 'walletNonce'
  | 'walletVerifier';

export interface ServerKey {
  /** HMAC-SHA256 in base64url. */
  sign(purpose: KeyPurpose, text: string): string;
  /** The purpose's own key as hex, for libraries that sign by themselves. */
  secret(purpose: KeyPurpose): string;
}

/** The data folder's key, drawn on the first start and readable by the owner only. */
export function loadServerKey(dataDir: string): ServerKey {
  const file = join(dataDir, 'server.key');
  if (!existsSync(file)) createKeyFile(file);
  const root = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (root.length !== 32) throw new Error(`${file} does not hold a key of 32 bytes`);
  return serverKeyOf(root);
}

/** Derives every purpose's key from one root. */
function serverKeyOf(root: Buffer): ServerKey {
  const keys = new Map<KeyPurpose, Buffer>();
  const keyOf = (purpose: KeyPurpose): Buffer => {
    const key = keys.get(purpose) ?? Buffer.from(hkdfSync('sha256', root, '', `claimwright:${purpose}`, 32));
    keys.set(purpose, key);
    return key;
  };
  return {
    sign: (purpose, text) => createHmac('sha256', keyOf(purpose)).update(text).digest('base64url'),
    secret: (purpose) => keyOf(purpose).toString('hex'),
  };
}

/** Written under another name first: two processes that start together end with one key. */
function createKeyFile(file: string): void {
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  const handle = openSync(draft, 'wx', 0o600);
  writeSync(handle, `${randomBytes(32).toString('hex')}\n`);
  fsyncSync(handle);
  closeSync(handle);
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Compares two texts in a time that tells nothing of where they differ. */
export function sameText(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
