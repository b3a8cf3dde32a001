import { createSecretKey, randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawDataKey } from './envelope.ts';
import { AlteredStreamError, createSealer, sealedSize, streamKey, unsealedStream } from './sealedStream.ts';

const KEY = createSecretKey(randomBytes(32));
const CHUNK = 64 * 1024;
const SEALED = CHUNK + 16;

/** Yields bytes in pieces of this size. */
async function* pieces(bytes: Buffer, size = 10_000): AsyncIterable<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

async function sealed(bytes: Buffer, size?: number, key = KEY): Promise<Buffer> {
  const sealer = createSealer(key);
  const parts: Buffer[] = [];
  for await (const piece of pieces(bytes, size)) parts.push(...sealer.update(piece));
  return Buffer.concat([...parts, ...sealer.end()]);
}

const unsealed = (bytes: Buffer, key = KEY, size?: number) => all(unsealedStream(pieces(bytes, size), key));

describe('C13-14: a sealed stream', () => {
  it.each([0, 1, CHUNK - 1, CHUNK, CHUNK + 1, 2 * CHUNK, 300_000])(
    'of %d bytes comes back as it was, in whatever pieces it goes and comes, in the size that is told before',
    async (length) => {
      const bytes = randomBytes(length);
      for (const size of [1_000, CHUNK, 1_000_000]) {
        const stored = await sealed(bytes, size);
        expect(stored.length).toBe(sealedSize(length));
        expect(await unsealed(stored, KEY, size)).toEqual(bytes);
      }
    },
  );

  it('holds nothing that can be read, and no two chunks alike', async () => {
    const stored = await sealed(Buffer.alloc(3 * CHUNK, 'secret '));
    expect(stored.includes('secret')).toBe(false);
    expect(stored.subarray(0, CHUNK).equals(stored.subarray(SEALED, SEALED + CHUNK))).toBe(false);
  });

  it.each<[string, (stored: Buffer) => Buffer]>([
    ['altered by a bit', (stored) => flipped(stored, 70_000)],
    ['cut off within a chunk', (stored) => stored.subarray(0, 100_000)],
    ['cut off after a chunk', (stored) => stored.subarray(0, 2 * SEALED)],
    ['cut off before its end', (stored) => stored.subarray(0, -16)],
    ['cut off whole', () => Buffer.alloc(0)],
    ['longer', (stored) => Buffer.concat([stored, Buffer.from('x')])],
    ['twice itself', (stored) => Buffer.concat([stored, stored])],
    [
      'of chunks in another order',
      (stored) =>
        Buffer.concat([
          stored.subarray(SEALED, 2 * SEALED),
          stored.subarray(0, SEALED),
          stored.subarray(2 * SEALED),
        ]),
    ],
    ['without its first chunk', (stored) => stored.subarray(SEALED)],
  ])('that is %s is refused', async (_what, change) => {
    const stored = await sealed(randomBytes(200_000));
    await expect(unsealed(change(Buffer.from(stored)))).rejects.toThrow(AlteredStreamError);
  });

  it('of another document or another claim is refused', async () => {
    const [one, other] = [drawDataKey(), drawDataKey()];
    const stored = await sealed(randomBytes(1000), 300, streamKey(one, 'a'));
    expect(await unsealed(stored, streamKey(one, 'a'))).toHaveLength(1000);
    for (const key of [streamKey(one, 'b'), streamKey(other, 'a'), one])
      await expect(unsealed(stored, key)).rejects.toThrow(AlteredStreamError);
  });
});

function flipped(bytes: Buffer, at: number): Buffer {
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes;
}
