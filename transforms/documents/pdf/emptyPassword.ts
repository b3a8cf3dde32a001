import { bytesOf, dataViewOf, joined } from '../bytes.ts';
import type { Encryption } from './encryption.ts';
import { md5 } from './md5.ts';
import { rc4 } from './rc4.ts';

/** Bytes that PDF encryption appends to short passwords; the empty password becomes these bytes alone. */
const PADDING = bytesOf(
  '\u0028\u00bf\u004e\u005e\u004e\u0075\u008a\u0041\u0064\u0000\u004e\u0056\u00ff\u00fa\u0001\u0008' +
    '\u002e\u002e\u0000\u00b6\u00d0\u0068\u003e\u0080\u002f\u000c\u00a9\u00fe\u0064\u0053\u0069\u007a',
);

const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index]);

/** Derives the key of the empty password in revisions 2 to 4 (ISO 32000-1, algorithm 2). */
function oldKey({ owner, permissions, id, revision, keyBytes, encryptsMetadata }: Encryption): Uint8Array {
  const allowed = new Uint8Array(4);
  dataViewOf(allowed).setInt32(0, permissions | 0, true);
  const isBare = revision >= 4 && !encryptsMetadata;
  const bare = isBare ? Uint8Array.of(255, 255, 255, 255) : new Uint8Array();
  const length = revision === 2 ? 5 : Math.min(16, Math.max(5, keyBytes));
  let key = md5(joined(PADDING, owner.subarray(0, 32), allowed, id, bare)).subarray(0, length);
  if (revision >= 3) for (let turn = 0; turn < 50; turn += 1) key = md5(key).subarray(0, length);
  return key;
}

/** Tests if the empty password opens the PDF in revisions 2 to 4 (algorithms 4 to 6). */
function opensOld(encryption: Encryption): boolean {
  const key = oldKey(encryption);
  if (encryption.revision === 2) return isSame(rc4(key, PADDING), encryption.user.subarray(0, 32));
  let check = md5(joined(PADDING, encryption.id));
  for (let turn = 0; turn < 20; turn += 1)
    check = rc4(
      key.map((byte) => byte ^ turn),
      check,
    );
  return isSame(check, encryption.user.subarray(0, 16));
}

const digest = async (size: number, bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest(`SHA-${size}`, bytes));

/** Encrypts by AES with 128 bits and no padding: the padding that the platform appends is cut off. */
async function aes(
  key: Uint8Array<ArrayBuffer>,
  start: Uint8Array<ArrayBuffer>,
  bytes: Uint8Array<ArrayBuffer>,
) {
  const made = await crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt']);
  const encrypted = await crypto.subtle.encrypt({ name: 'AES-CBC', iv: start }, made, bytes);
  return new Uint8Array(encrypted).subarray(0, bytes.length);
}

/** Computes the hash of the empty password in revision 6 (ISO 32000-2, algorithm 2.B). */
async function newHash(salt: Uint8Array): Promise<Uint8Array> {
  let key = await digest(256, joined(salt));
  let last = 0;
  for (let turn = 0; turn < 64 || last > turn - 32; turn += 1) {
    const repeated = joined(...Array.from({ length: 64 }, () => key));
    const mixed = await aes(key.slice(0, 16), key.slice(16, 32), repeated);
    const rest = mixed.subarray(0, 16).reduce((sum, byte) => sum + byte, 0) % 3;
    last = mixed.at(-1) ?? 0;
    key = await digest([256, 384, 512][rest] ?? 256, mixed);
  }
  return key.subarray(0, 32);
}

/** Tests if the empty password opens the PDF in revisions 5 and 6. */
async function opensNew({ user, revision }: Encryption): Promise<boolean> {
  const salt = user.slice(32, 40);
  const hash = revision === 5 ? await digest(256, salt) : await newHash(salt);
  return isSame(hash, user.subarray(0, 32));
}

/**
 * Tests if a reader without a password can open the PDF. An undecidable one counts as open, so that the file is kept.
 */
export async function opensWithoutPassword(encryption: Encryption): Promise<boolean> {
  const { handler, revision } = encryption;
  if (handler !== '/Standard') return false;
  if (revision >= 2 && revision <= 4) return opensOld(encryption);
  // Pages without a secure connection have no `crypto.subtle`.
  if (revision > 6 || revision < 2 || typeof crypto === 'undefined' || !('subtle' in crypto)) return true;
  return opensNew(encryption);
}
