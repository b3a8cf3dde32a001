import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { ExpectedError } from '../../bundle/expectedError.ts';

// Layout of a sealed stream (STREAM of Hoang, Reyhanitabar, Rogaway and Vizár): chunks of 64 KiB, each encrypted by
// AES-256-GCM with its number and a mark of the last one as nonce, so that none can be cut off, moved or put in.
const ALGORITHM = 'aes-256-gcm';
const CHUNK_BYTES = 64 * 1024;
const TAG_BYTES = 16;
const NONCE_BYTES = 12;

/** Error of a sealed stream that was altered or cut off, or that another key has encrypted. */
export class AlteredStreamError extends ExpectedError {
  constructor(options?: ErrorOptions) {
    super(
      'Its bytes were altered or cut off since they were encrypted, or another key encrypted them',
      options,
    );
  }
}

/** Derives the key of one stream, such as a document, from a data key: its nonces are used once. */
export const streamKey = (dataKey: KeyObject, name: string): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', dataKey, '', `claimwright:stream:${name}`, 32)));

/** Encrypts a stream as it is read. */
export async function* sealedStream(
  content: AsyncIterable<Uint8Array>,
  key: KeyObject,
): AsyncIterable<Buffer> {
  for await (const { bytes, number, isLast } of chunksOf(content, CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key, nonceOf(number, isLast));
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }
}

/** Decrypts a stream as it is read. Throws an AlteredStreamError, before anything altered is returned. */
export async function* unsealedStream(
  content: AsyncIterable<Uint8Array>,
  key: KeyObject,
): AsyncIterable<Buffer> {
  for await (const { bytes, number, isLast } of chunksOf(content, CHUNK_BYTES + TAG_BYTES)) {
    if (bytes.length < TAG_BYTES) throw new AlteredStreamError();
    const decipher = createDecipheriv(ALGORITHM, key, nonceOf(number, isLast), { authTagLength: TAG_BYTES });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const text = decipher.update(bytes.subarray(0, -TAG_BYTES));
    try {
      decipher.final();
    } catch (error) {
      throw new AlteredStreamError({ cause: error });
    }
    yield text;
  }
}

/** Returns the bytes that a stream of this size has once it is sealed. */
export const sealedSize = (size: number): number =>
  size + TAG_BYTES * Math.max(1, Math.ceil(size / CHUNK_BYTES));

interface Chunk {
  bytes: Buffer;
  number: number;
  isLast: boolean;
}

/** Yields a stream in chunks of one size; the last, which may be shorter or empty, is marked. */
async function* chunksOf(content: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Chunk> {
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  for await (const part of content) {
    parts.push(part);
    length += part.length;
    // A full chunk waits for the byte after it, without which it is the last.
    if (length <= size) continue;
    let rest = Buffer.concat(parts, length);
    while (rest.length > size) {
      yield { bytes: rest.subarray(0, size), number, isLast: false };
      number += 1;
      rest = rest.subarray(size);
    }
    parts = [rest];
    length = rest.length;
  }
  yield { bytes: Buffer.concat(parts, length), number, isLast: true };
}

function nonceOf(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(isLast ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}
