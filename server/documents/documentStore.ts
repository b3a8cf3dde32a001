import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ExpectedError } from '../../bundle/expectedError.ts';
import type { Flag } from '../threads/flag.ts';

/** By so many first bytes the type of a document is told. */
export const HEAD_BYTES = 4100;

/** A document whose bytes have all arrived, though no claim names it yet. */
export interface WrittenDocument {
  key: string;
  size: number;
  sha256: string;
  /** The first bytes, by which the type is told. */
  head: Uint8Array;
  /** What a virus scanner said, `not scanned` without one. */
  scan: string;
  /**
   * Resolves when the bytes survive a power cut: no claim that names them is committed before. Rejects where they cannot be
   * kept, keeping nothing.
   */
  durable: Promise<void>;
  /** Says the same to other threads, where there is one that writes documents. */
  flag?: Flag;
}

/** What is known of a document since it was filed. */
export type FiledDocument = Pick<WrittenDocument, 'key' | 'size' | 'sha256'>;

/** Where documents can be read. */
export interface DocumentSource {
  read(key: string): Readable;
  /** Where the document is, for exports. */
  locate(key: string): string;
}

/**
 * Resolves when whoever sends a document was found to be let in: until then its bytes are a draft, which nothing waits for
 * and nobody scans. Where it rejects, nothing of them is kept.
 */
export type Admitted = Promise<void>;

/** Where the bytes of documents are. Keys are random UUIDs and say nothing. */
export interface DocumentStore extends DocumentSource {
  /**
   * Resolves when the bytes have arrived and were scanned, which is before they are `durable`: a claim is judged meanwhile.
   * Throws DocumentTooLargeError past `maxBytes`, keeping nothing.
   */
  write(content: Readable, maxBytes: number, admitted?: Admitted): Promise<WrittenDocument>;
  /**
   * Keeps bytes under the key that they had elsewhere; resolves when they survive a power cut. Throws
   * DocumentAlteredError where they are not those that were filed, changing nothing.
   */
  put(document: FiledDocument, content: Readable): Promise<void>;
  /** Removes bytes whose `durable` has settled. */
  remove(key: string): Promise<void>;
  /** Keys of documents written before that instant. */
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

/** A document grew past the limit while it arrived. */
export class DocumentTooLargeError extends Error {
  readonly maxBytes: number;

  constructor(maxBytes: number) {
    super(`The document is larger than ${maxBytes} bytes`);
    this.name = 'DocumentTooLargeError';
    this.maxBytes = maxBytes;
  }
}

/** A bucket has no document of that key. A folder says so by the system's own `ENOENT`. */
export class DocumentMissingError extends ExpectedError {
  constructor(place: string, cause: unknown) {
    super(`The document ${place} is not there`, { cause });
  }
}

/** The bytes of a document are not those that were filed. */
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

/** Reads a document to its end and holds it against what was filed. Throws a DocumentAlteredError, and what reading throws. */
export async function verifyDocument(document: FiledDocument, content: Readable): Promise<void> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    size += chunk.length;
  }
  requireFiled(document, { size, sha256: hash.digest('hex') });
}
