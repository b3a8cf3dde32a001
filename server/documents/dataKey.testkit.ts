import { createSecretKey } from 'node:crypto';
import type { DocumentSource, DocumentWriting } from './documentStore.ts';
import { openDocument } from './openDocument.ts';

/** Data key of the claims of these tests. */
export const DATA_KEY = createSecretKey(Buffer.alloc(32, 7));

/** Writing of a document of at most this many bytes. */
export const upTo = (maxBytes: number): DocumentWriting => ({ maxBytes, dataKey: DATA_KEY });

/** Returns a document's bytes as they were sent. */
export async function filedBytes(documents: DocumentSource, key: string): Promise<Buffer> {
  return Buffer.concat(await openDocument(documents, key, DATA_KEY).toArray());
}

/** Returns a document's text as it was sent. */
export const filedText = async (documents: DocumentSource, key: string): Promise<string> =>
  (await filedBytes(documents, key)).toString();
