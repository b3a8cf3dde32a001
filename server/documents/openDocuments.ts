import { join } from 'node:path';
import { type ClamdPlace, notScanned, scanByClamd } from '../scanning/clamd.ts';
import type { DocumentStore } from './documentStore.ts';
import { documentWriter } from './documentWriter.ts';
import { openFolderDocuments } from './folderDocuments.ts';
import { openObjectDocuments } from './objectDocuments.ts';
import type { ObjectStorePlace } from './objectStoreUrl.ts';

/** Where a server's documents are. */
export interface DocumentsPlace {
  dataDir: string;
  /** A bucket that instances share; the data folder where left out. */
  objectStore?: ObjectStorePlace | undefined;
  /** Where a virus scanner listens: without one documents are marked as not scanned. */
  clamd?: ClamdPlace | undefined;
  /** Whether short documents are written by a thread of their own, as the embedded database is. */
  storeThreads?: boolean | undefined;
}

/** What messages call the place. */
export const nameOfDocuments = ({ dataDir, objectStore }: DocumentsPlace): string =>
  objectStore ? 'the bucket of CLAIMWRIGHT_DOCUMENTS_URL' : join(dataDir, 'documents');

/** Opens the store of documents that the place names. Throws DocumentsUrlError. */
export function openDocuments({
  dataDir,
  objectStore,
  clamd,
  storeThreads,
}: DocumentsPlace): Promise<DocumentStore> {
  const scan = clamd ? scanByClamd(clamd) : notScanned;
  if (objectStore) return openObjectDocuments(objectStore, dataDir, {}, scan);
  const thread = storeThreads === true && !clamd;
  // The first document is not to wait for it.
  if (thread) documentWriter.start();
  return openFolderDocuments(dataDir, { scan, thread });
}
