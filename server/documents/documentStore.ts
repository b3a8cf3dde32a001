import type { Readable } from 'node:stream';

/** A document that was written and is safe on the disk, though no claim names it yet. */
export interface WrittenDocument {
  key: string;
  size: number;
  sha256: string;
  /** The first bytes, by which the type is told. */
  head: Uint8Array;
}

/** Where the bytes of documents are. Keys are random UUIDs and say nothing. */
export interface DocumentStore {
  /** Resolves when the bytes survive a power cut. Throws DocumentTooLargeError past `maxBytes`, keeping nothing. */
  write(content: Readable, maxBytes: number): Promise<WrittenDocument>;
  read(key: string): Readable;
  remove(key: string): Promise<void>;
  /** Where the document is, for exports. */
  locate(key: string): string;
  /** Keys of documents written before that instant. */
  writtenBefore(instant: Date): AsyncIterable<string>;
  /** Throws where documents cannot be written. */
  ping(): Promise<void>;
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
