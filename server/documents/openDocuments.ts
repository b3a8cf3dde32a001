import type { DocumentStore } from './documentStore.ts';
import { openFolderDocuments } from './folderDocuments.ts';
import { openObjectDocuments } from './objectDocuments.ts';
import type { ObjectStorePlace } from './objectStoreUrl.ts';

/** Where a server's documents are. */
export interface DocumentsPlace {
  dataDir: string;
  /** A bucket that instances share; the data folder where left out. */
  objectStore?: ObjectStorePlace | undefined;
}

/** Opens the store of documents that the place names. Throws DocumentsUrlError. */
export function openDocuments({ dataDir, objectStore }: DocumentsPlace): Promise<DocumentStore> {
  return objectStore ? openObjectDocuments(objectStore, dataDir) : openFolderDocuments(dataDir);
}
