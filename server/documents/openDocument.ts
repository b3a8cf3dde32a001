import type { KeyObject } from 'node:crypto';
import { Readable } from 'node:stream';
import { AlteredStreamError, streamKey, unsealedStream } from '../security/sealedStream.ts';
import { DocumentAlteredError, type DocumentSource } from './documentStore.ts';

/**
 * Reads a document as it was filed, decrypted with its claim's data key; without one as an older version stored it. It
 * is opened once it is read, because nobody would hear an error before. The stream has a DocumentAlteredError where its
 * bytes were altered, and read errors.
 */
export const openDocument = (source: DocumentSource, key: string, dataKey: KeyObject | null): Readable =>
  Readable.from(plainBytes(source, key, dataKey));

async function* plainBytes(
  source: DocumentSource,
  key: string,
  dataKey: KeyObject | null,
): AsyncIterable<Buffer> {
  const stored = source.read(key);
  try {
    yield* dataKey ? unsealedStream(stored, streamKey(dataKey, key)) : (stored as AsyncIterable<Buffer>);
  } catch (error) {
    throw error instanceof AlteredStreamError ? new DocumentAlteredError(key, error) : error;
  }
}
