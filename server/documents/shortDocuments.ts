import { hash } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { NOT_SCANNED } from '../scanning/clamd.ts';
import { isTooLarge } from './acceptance.ts';
import { DocumentTooLargeError, HEAD_BYTES, type WrittenDocument } from './documentStore.ts';
import { documentWriter } from './documentWriter.ts';

/** Bytes of a short document at most: it stays in memory, and off the disk until its sender is admitted. */
const SHORT_BYTES = 256 * 1024;

/**
 * Bytes that have arrived: all of a short document, or the beginning of a long one whose rest is still in its stream.
 */
export interface DocumentStart {
  isWhole: boolean;
  chunks: Buffer[];
  size: number;
}

/** Reads a document as long as it is short. Throws DocumentTooLargeError past `maxBytes`, and the stream's errors. */
export function readShort(content: Readable, maxBytes: number): Promise<DocumentStart> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Listeners, because an iterator costs more than a short document's few chunks.
  return new Promise((resolve, reject) => {
    const onData = (chunk: Buffer): void => {
      chunks.push(chunk);
      size += chunk.length;
      if (isTooLarge(size, maxBytes)) {
        leave();
        content.destroy();
        reject(new DocumentTooLargeError(maxBytes));
      } else if (size > SHORT_BYTES) {
        leave();
        content.pause();
        resolve({ isWhole: false, chunks, size });
      }
    };
    const stopWaiting = finished(content, { writable: false }, (error) => {
      if (error) reject(error);
      else resolve({ isWhole: true, chunks, size });
    });
    const leave = (): void => {
      content.off('data', onData);
      stopWaiting();
      // Ignored here: the next reader gets the error.
      content.on('error', () => undefined);
    };
    content.on('data', onData);
  });
}

/** Writes a whole document by the thread. Returns its facts at once. */
export function writeShort(path: string, { chunks, size }: DocumentStart): Omit<WrittenDocument, 'key'> {
  // Own memory, because it moves to the thread.
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for (const chunk of chunks) at += chunk.copy(bytes, at);
  const known = {
    size,
    sha256: hash('sha256', bytes),
    head: Buffer.from(bytes.subarray(0, HEAD_BYTES)),
    scan: NOT_SCANNED,
  };
  return { ...known, ...documentWriter.keep(path, bytes) };
}

/** Yields the bytes that were read, then the rest of the stream. */
export async function* allBytes({ chunks }: DocumentStart, rest: Readable): AsyncIterable<Buffer> {
  yield* chunks;
  yield* rest as AsyncIterable<Buffer>;
}
