import { hash } from 'node:crypto';
import { finished, type Readable } from 'node:stream';
import { NOT_SCANNED } from '../scanning/clamd.ts';
import { isTooLarge } from './acceptance.ts';
import { DocumentTooLargeError, HEAD_BYTES, type WrittenDocument } from './documentStore.ts';
import { documentWriter } from './documentWriter.ts';

/** A document is short up to so many bytes: it is held in memory until it has arrived, and is on no disk before its sender is let in. */
const SHORT_BYTES = 256 * 1024;

/** What has come of a document: all of a short one, or the beginning of a long one whose rest is still in its stream. */
export interface Begun {
  isWhole: boolean;
  chunks: Buffer[];
  size: number;
}

/** Reads a document as long as it is short. Throws DocumentTooLargeError past `maxBytes`, and what breaks the stream off. */
export function readShort(content: Readable, maxBytes: number): Promise<Begun> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Listeners, not an iterator, which costs more than a short document's few chunks.
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
      // One that breaks off before it is read on says so to whoever does.
      content.on('error', () => undefined);
    };
    content.on('data', onData);
  });
}

/** Has a document written that is there as a whole, and tells what is known of it meanwhile. */
export function keepShort(path: string, { chunks, size }: Begun): Omit<WrittenDocument, 'key'> {
  // Its memory goes to the thread: it may be no other buffer's.
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

/** All bytes of a document of which some were read. */
export async function* wholeOf({ chunks }: Begun, rest: Readable): AsyncIterable<Buffer> {
  yield* chunks;
  yield* rest as AsyncIterable<Buffer>;
}
