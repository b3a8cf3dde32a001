import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** Number of a document's first bytes from which its type is detected. */
export const HEAD_BYTES = 4100;

/** Document whose bytes have all arrived, and that no claim names yet. */
export interface WrittenDocument {
  key: string;
  size: number;
  sha256: string;
  /** First bytes, by which the type is detected. */
  head: Uint8Array;
  /** Result of a virus scanner, `not scanned` without one. */
  scan: string;
  /**
   * Resolves when the bytes survive a power cut: no claim that names them is committed earlier. Rejects where they
   * cannot be kept, keeping nothing.
   */
  durable: Promise<void>;
}

/** Key, size and hash of an uploaded document, as they were stored with its claim. */
export type FiledDocument = Pick<WrittenDocument, 'key' | 'size' | 'sha256'>;

/** Source from which filed documents are read. */
export interface DocumentSource {
  read(key: string): Readable;
  /** Returns the document's path or URL, for exports. */
  locate(key: string): string;
}

/** Store of the bytes of uploaded documents. Keys are random UUIDs that reveal nothing. */
export interface DocumentStore extends DocumentSource {
  /**
   * Resolves when the bytes have arrived and were scanned, before they are `durable`: a claim is judged meanwhile.
   * Throws DocumentTooLargeError past `maxBytes`, keeping nothing.
   */
  write(content: Readable, maxBytes: number): Promise<WrittenDocument>;
  /**
   * Stores bytes under the key that they had elsewhere; resolves when they survive a power cut. Throws
   * DocumentAlteredError where they are not those that were filed, changing nothing.
   */
  put(document: FiledDocument, content: Readable): Promise<void>;
  /** Removes bytes whose `durable` has settled. */
  remove(key: string): Promise<void>;
  /** Lists the keys of documents written before that instant. */
  writtenBefore(instant: Date): AsyncIterable<string>;
  /** Throws where documents cannot be written. */
  ping(): Promise<void>;
}

/** Writes a document and waits until it survives a power cut. */
export async function writeDurably(
  { write }: Pick<DocumentStore, 'write'>,
  content: Readable,
  maxBytes: number,
): Promise<WrittenDocument> {
  const written = await write(content, maxBytes);
  await written.durable;
  return written;
}

/** Document that grew past the limit while it arrived. */
export class DocumentTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The document is larger than ${maxBytes} bytes`);
    this.name = 'DocumentTooLargeError';
    this.maxBytes = maxBytes;
  }
}

/** Document that a bucket lacks. A folder throws the system's own `ENOENT`. */
export class DocumentMissingError extends ExpectedError {
  constructor(place: string, cause: unknown) {
    super(`The document ${place} is not there`, { cause });
  }
}

/** Document whose bytes are not those that were filed. */
export class DocumentAlteredError extends ExpectedError {
  constructor(key: string) {
    super(`The document ${key} is not what was filed: its size or its SHA-256 is another`);
  }
}

/** Throws a DocumentAlteredError where the bytes that were written are not those that were filed. */
export function requireFiled(
  { key, size, sha256 }: FiledDocument,
  written: Omit<FiledDocument, 'key'>,
): void {
  if (written.size !== size || written.sha256 !== sha256) throw new DocumentAlteredError(key);
}

/** Reads a document to its end and compares it with what was filed. Throws a DocumentAlteredError, and read errors. */
export async function verifyDocument(document: FiledDocument, content: Readable): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  requireFiled(document, { size, sha256: hash.digest('hex') });
}
