import { LOCATOR_BYTES, LOCATOR_PURPOSE, RESUME_CODE_SALT } from '../../transforms/values/resumeCode.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { SavedFormError } from './savedFormError.ts';

/** Bytes of the random start value before each sealed text. */
const START_BYTES = 12;

/** Name and key that a resume code gives: the server finds a draft by the name; the key never leaves the browser. */
export interface DraftKeys {
  /** 32 bytes in base64url. */
  locator: string;
  key: CryptoKey;
}

type Bytes = Uint8Array<ArrayBuffer>;

/** Tests if this browser can seal here: outside of https most cannot. */
export const canSeal = (): boolean => globalThis.crypto?.subtle !== undefined;

/** Returns bytes in base64url, without padding. */
export const toBase64Url = (bytes: Bytes): string =>
  toBase64(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** Returns the bytes of a text in base64url. */
export const fromBase64Url = (text: string): Bytes =>
  fromBase64(text.replaceAll('-', '+').replaceAll('_', '/'));

/** Draws bytes in base64url. */
export const drawName = (bytes: number): string => toBase64Url(crypto.getRandomValues(new Uint8Array(bytes)));

/** Derives locator and key from a compact code by HKDF (SHA-256). */
export async function draftKeysOf(code: string): Promise<DraftKeys> {
  const { subtle } = crypto;
  const encode = (text: string) => new TextEncoder().encode(text);
  const root = await subtle.importKey('raw', encode(code), 'HKDF', false, ['deriveBits', 'deriveKey']);
  const derivation = (info: string) => ({
    name: 'HKDF',
    hash: 'SHA-256',
    salt: encode(RESUME_CODE_SALT),
    info: encode(info),
  });
  const [locator, key] = await Promise.all([
    subtle.deriveBits(derivation(LOCATOR_PURPOSE), root, LOCATOR_BYTES * 8),
    subtle.deriveKey(derivation('key'), root, { name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]),
  ]);
  return { locator: toBase64Url(new Uint8Array(locator)), key };
}

/** Options of AES-GCM: `name` binds what is sealed to its place. */
const gcm = (start: Bytes, name: string) =>
  ({ name: 'AES-GCM', iv: start, additionalData: new TextEncoder().encode(name) }) as const;

/** Seals bytes under the key, bound to the name of their place. */
export async function sealBytes({ key }: DraftKeys, name: string, bytes: Bytes): Promise<Bytes> {
  const start = crypto.getRandomValues(new Uint8Array(START_BYTES));
  const sealed = await crypto.subtle.encrypt(gcm(start, name), key, bytes);
  const all = new Uint8Array(START_BYTES + sealed.byteLength);
  all.set(start);
  all.set(new Uint8Array(sealed), START_BYTES);
  return all;
}

/** Opens sealed bytes. Throws a `SavedFormError` where they were altered, or sealed for another place. */
export async function openSealed({ key }: DraftKeys, name: string, sealed: Bytes): Promise<Bytes> {
  try {
    const opened = await crypto.subtle.decrypt(
      gcm(sealed.slice(0, START_BYTES), name),
      key,
      sealed.slice(START_BYTES),
    );
    return new Uint8Array(opened);
  } catch (cause) {
    throw new SavedFormError('damaged', { cause });
  }
}
