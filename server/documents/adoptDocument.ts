import type { KeyObject } from 'node:crypto';
import type { Readable } from 'node:stream';
import {
  DocumentAlteredError,
  type DocumentStore,
  DocumentTooLargeError,
  type FiledDocument,
  requireFiled,
  type WrittenDocument,
  writeDurably,
} from './documentStore.ts';

/**
 * Stores a document that was filed elsewhere, or by an older version, under a new name. Throws a DocumentAlteredError
 * where the bytes are not those that were filed, keeping nothing.
 */
export async function adoptDocument(
  documents: DocumentStore,
  document: FiledDocument,
  content: Readable,
  dataKey: KeyObject,
): Promise<Pick<WrittenDocument, 'key' | 'storedSha256'>> {
  const written = await writeUpToSize(documents, document, content, dataKey);
  try {
    requireFiled(document, written);
  } catch (error) {
    await documents.remove(written.key);
    throw error;
  }
  return { key: written.key, storedSha256: written.storedSha256 };
}

async function writeUpToSize(
  documents: DocumentStore,
  { key, size }: FiledDocument,
  content: Readable,
  dataKey: KeyObject,
): Promise<WrittenDocument> {
  try {
    return await writeDurably(documents, content, { maxBytes: size, dataKey, isScanned: true });
  } catch (error) {
    throw error instanceof DocumentTooLargeError ? new DocumentAlteredError(key, error) : error;
  }
}
