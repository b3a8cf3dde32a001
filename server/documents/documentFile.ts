import { createHash, type KeyObject } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ScanContent } from '../scanning/clamd.ts';
import { createSealer, unsealedStream } from '../security/sealedStream.ts';
import { isTooLarge } from './acceptance.ts';
import {
  DocumentAlteredError,
  DocumentTooLargeError,
  type FiledDocument,
  HEAD_BYTES,
  requireFiled,
  type WrittenDocument,
} from './documentStore.ts';

/** Facts of a document that was written to a file. */
type WrittenFile = Pick<WrittenDocument, 'size' | 'sha256' | 'storedSha256' | 'head'>;

/** Writes a document, encrypted, and scans it. Returns its facts and the open file, which the caller syncs and closes. */
export async function receive(
  path: string,
  content: Readable,
  { maxBytes, key, scan }: { maxBytes: number; key: KeyObject; scan: ScanContent },
): Promise<WrittenFile & { file: FileHandle; scan: string }> {
  const written = await writeBytes(path, content, maxBytes, key);
  try {
    const plain = () => Readable.from(unsealedStream(createReadStream(path), key));
    return { ...written, scan: await scan(plain) };
  } catch (error) {
    await written.file.close();
    throw error;
  }
}

/**
 * Copies a document as it was filed, and moves it to its place once it is synced. Throws a DocumentAlteredError where
 * size or hash are others, changing nothing.
 */
export async function copyFiled(
  { draft, path }: { draft: string; path: string },
  document: FiledDocument,
  content: Readable,
): Promise<void> {
  await removeOnFailure(draft, async () => {
    const { file, ...written } = await writeUpTo(draft, document, content);
    await syncAndClose(file);
    requireFiled(document, written);
    await rename(draft, path);
  });
}

async function writeUpTo(
  path: string,
  document: FiledDocument,
  content: Readable,
): Promise<WrittenFile & { file: FileHandle }> {
  try {
    return await writeBytes(path, content, document.size, null);
  } catch (error) {
    throw error instanceof DocumentTooLargeError ? new DocumentAlteredError(document.key) : error;
  }
}

async function writeBytes(
  path: string,
  content: Readable,
  maxBytes: number,
  key: KeyObject | null,
): Promise<WrittenFile & { file: FileHandle }> {
  const file = await open(path, 'wx', 0o600);
  const facts = measuring(maxBytes);
  const sealer = key ? createSealer(key) : UNSEALED;
  const stored = createHash('sha256');
  try {
    // Each piece is written when the next has come, because the last is written together with the end.
    let waiting: Uint8Array[] = [];
    for await (const piece of content as AsyncIterable<Buffer>) {
      facts.add(piece);
      if (waiting.length > 0) await writeAll(file, waiting);
      waiting = sealer.update(piece);
      for (const bytes of waiting) stored.update(bytes);
    }
    const end = sealer.end();
    for (const bytes of end) stored.update(bytes);
    await writeAll(file, [...waiting, ...end]);
  } catch (error) {
    await file.close();
    throw error;
  }
  return { file, ...facts.end(), storedSha256: stored.digest('hex') };
}

/** Writes bytes as they are. */
const UNSEALED = { update: (piece: Uint8Array) => [piece], end: () => [] };

/** Writes buffers in one call of the system; what a full disk does not take of them once more, for its error. */
async function writeAll(file: FileHandle, parts: readonly Uint8Array[]): Promise<void> {
  if (parts.length === 0) return;
  const { bytesWritten } = await file.writev([...parts]);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (bytesWritten < length) await file.writeFile(Buffer.concat(parts).subarray(bytesWritten));
}

/** Measures the pieces of a document. `add` throws a DocumentTooLargeError past `maxBytes`. */
function measuring(maxBytes: number) {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let size = 0;
  return {
    add: (piece: Buffer): void => {
      if (size < HEAD_BYTES) head.push(piece.subarray(0, HEAD_BYTES - size));
      size += piece.length;
      if (isTooLarge(size, maxBytes)) throw new DocumentTooLargeError(maxBytes);
      hash.update(piece);
    },
    end: () => ({ size, sha256: hash.digest('hex'), head: Buffer.concat(head) }),
  };
}

/** Syncs and closes a file. */
export async function syncAndClose(file: FileHandle): Promise<void> {
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Removes the file where the work fails. */
export async function removeOnFailure<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
