import { join } from 'node:path';
import { type ClamdPlace, clamdScanner, NO_SCANNER, type Scanner } from '../scanning/clamd.ts';
import type { DocumentStore } from './documentStore.ts';
import { openFolderDocuments } from './folderDocuments.ts';
import type { ObjectStorePlace } from './objectStoreUrl.ts';
import { requireRoom } from './requireRoom.ts';

/** Options of a server's document store. */
export interface DocumentsPlace {
  dataDir: string;
  /** Bucket that instances share; the data folder where left out. */
  objectStore?: ObjectStorePlace | undefined;
  /** Address of a virus scanner; without one documents are marked as not scanned. */
  clamd?: ClamdPlace | undefined;
  /** Bytes that must be free on the disk for the server to be ready. */
  freeBytes?: number | undefined;
}

/** Formats the location of documents for messages. */
export const nameOfDocuments = ({ dataDir, objectStore }: DocumentsPlace): string =>
  objectStore ? 'the bucket of CLAIMWRIGHT_DOCUMENTS_URL' : join(dataDir, 'documents');

/** Opens the document store of bucket or data folder with its virus scanner. Throws DocumentsUrlError. */
export async function openDocuments(place: DocumentsPlace): Promise<DocumentStore> {
  const scanner = place.clamd ? clamdScanner(place.clamd) : NO_SCANNER;
  const store = await openStoreOf(place, scanner);
  return {
    ...store,
    // Ready only with all that a claim's document needs: a place to write, a scanner, and room.
    ping: async () => {
      await requireRoom(place.dataDir, place.freeBytes);
      await store.ping();
      await scanner.ping();
    },
  };
}

async function openStoreOf(
  { dataDir, objectStore }: DocumentsPlace,
  { scan }: Scanner,
): Promise<DocumentStore> {
  if (objectStore) {
    const { openObjectDocuments } = await import('./objectDocuments.ts');
    return openObjectDocuments(objectStore, dataDir, {}, scan);
  }
  return openFolderDocuments(dataDir, scan);
}
