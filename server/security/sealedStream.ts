import {
  type CipherGCM,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  type KeyObject,
} from 'node:crypto';
import { ExpectedError } from '../../bundle/expectedError.ts';

// Layout of a sealed stream: chunks of 64 KiB, the last one shorter, each encrypted by AES-256-GCM with its number as nonce,
// and behind them the tag of an empty chunk that is marked as the end. So none can be cut off, moved or put in (STREAM of
// Hoang, Reyhanitabar, Rogaway and Vizár), and each piece is encrypted as it arrives.
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
  createSecretKey(createHmac('sha256', dataKey).update(`claimwright:stream:${name}`).digest());

/** Encrypts a stream, piece by piece. */
export interface Sealer {
  /** Returns the encrypted bytes of a piece. */
  update(piece: Uint8Array): Buffer[];
  /** Returns the bytes that end the stream. */
  end(): Buffer[];
}

/** Creates the sealer of one stream, whose key has encrypted no other. */
export function createSealer(key: KeyObject): Sealer {
  let cipher: CipherGCM | null = null;
  let number = 0;
  let filled = 0;
  const endChunk = (open: CipherGCM): Buffer => {
    open.final();
    cipher = null;
    number += 1;
    filled = 0;
    return open.getAuthTag();
  };
  return {
    update: (piece) => {
      const parts: Buffer[] = [];
      for (let rest = piece; rest.length > 0; ) {
        const open: CipherGCM = cipher ?? createCipheriv(ALGORITHM, key, nonceOf(number, false));
        cipher = open;
        const some = rest.subarray(0, CHUNK_BYTES - filled);
        parts.push(open.update(some));
        rest = rest.subarray(some.length);
        filled += some.length;
        if (filled === CHUNK_BYTES) parts.push(endChunk(open));
      }
      return parts;
    },
    end: () => {
      const parts = cipher ? [endChunk(cipher)] : [];
      return [...parts, endChunk(createCipheriv(ALGORITHM, key, nonceOf(number, true)))];
    },
  };
}

/** Decrypts a stream as it is read. Throws an AlteredStreamError, before anything altered is returned. */
export async function* unsealedStream(
  content: AsyncIterable<Uint8Array>,
  key: KeyObject,
): AsyncIterable<Buffer> {
  const whole = CHUNK_BYTES + TAG_BYTES;
  let parts: Uint8Array[] = [];
  let length = 0;
  let number = 0;
  const opened = (chunk: Buffer): Buffer => {
    number += 1;
    return unsealedChunk(chunk, key, nonceOf(number - 1, false));
  };
  for await (const part of content) {
    parts.push(part);
    length += part.length;
    // The mark of the end may be among the last bytes.
    if (length <= whole + TAG_BYTES) continue;
    let rest = Buffer.concat(parts, length);
    for (; rest.length > whole + TAG_BYTES; rest = rest.subarray(whole))
      yield opened(rest.subarray(0, whole));
    parts = [rest];
    length = rest.length;
  }
  const rest = Buffer.concat(parts, length);
  const last = rest.subarray(0, -TAG_BYTES);
  if (last.length > 0) yield opened(last);
  unsealedChunk(rest.subarray(-TAG_BYTES), key, nonceOf(number, true));
}

function unsealedChunk(chunk: Buffer, key: KeyObject, nonce: Buffer): Buffer {
  if (chunk.length < TAG_BYTES) throw new AlteredStreamError();
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(chunk.subarray(-TAG_BYTES));
  const text = decipher.update(chunk.subarray(0, -TAG_BYTES));
  try {
    decipher.final();
  } catch (error) {
    throw new AlteredStreamError({ cause: error });
  }
  return text;
}

/** Returns the bytes that a stream of this size has once it is sealed. */
export const sealedSize = (size: number): number => size + TAG_BYTES * (Math.ceil(size / CHUNK_BYTES) + 1);

function nonceOf(number: number, isEnd: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES);
  nonce.writeUInt32BE(number, NONCE_BYTES - 5);
  nonce.writeUInt8(isEnd ? 1 : 0, NONCE_BYTES - 1);
  return nonce;
}
