import { createHash, type KeyObject } from 'node:crypto';
import type { Readable } from 'node:stream';
import { ExpectedError } from '../../bundle/expectedError.ts';

/** Number of a document's first bytes from which its type is detected. */
export const HEAD_BYTES = 4100;

/** Document whose bytes have all arrived, and that no claim names yet. */
export interface WrittenDocument {
  key: string;
  /** Size and SHA-256 of what was sent. */
  size: number;
  sha256: string;
  /** SHA-256 of the bytes that are stored, which are encrypted. */
  storedSha256: string;
  /** First bytes of what was sent, by which the type is detected. */
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

/** Source from which documents are read. */
export interface DocumentSource {
  /** Reads the bytes as they are stored. */
  read(key: string): Readable;
  /** Returns the document's path or URL, for exports. */
  locate(key: string): string;
}

/**
 * Store of the bytes of uploaded documents, each encrypted with a key that is derived from its claim's data key and its
 * own name. Names are random UUIDs that reveal nothing.
 */
export interface DocumentStore extends DocumentSource {
  /**
   * Resolves when the bytes have arrived and were scanned, before they are `durable`: a claim is judged meanwhile.
   * Throws DocumentTooLargeError past the most bytes, keeping nothing.
   */
  write(content: Readable, writing: DocumentWriting): Promise<WrittenDocument>;
  /** Removes bytes whose `durable` has settled. */
  remove(key: string): Promise<void>;
  /** Lists the keys of documents written before that instant. */
  writtenBefore(instant: Date): AsyncIterable<string>;
  /** Removes drafts of before that instant, which no claim names, and returns their number. */
  sweepDrafts(olderThan: Date): Promise<number>;
  /** Throws where documents cannot be written. */
  ping(): Promise<void>;
}

/** How a document is written. */
export interface DocumentWriting {
  maxBytes: number;
  /** Data key of the claim. */
  dataKey: KeyObject;
  /** True where it was scanned before, or as an older version stored it. */
  isScanned?: boolean;
}

/** Writes a document and waits until it survives a power cut. */
export async function writeDurably(
  { write }: Pick<DocumentStore, 'write'>,
  content: Readable,
  writing: DocumentWriting,
): Promise<WrittenDocument> {
  const written = await write(content, writing);
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
  constructor(key: string, cause?: unknown) {
    super(`The document ${key} is not what was filed: its size or its SHA-256 is another`, { cause });
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
