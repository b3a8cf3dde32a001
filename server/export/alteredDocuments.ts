import { DocumentAlteredError, type DocumentStore, verifyDocument } from '../documents/documentStore.ts';
import type { ExportedClaim } from './exportedClaim.ts';

/** Documents named at most in one message. */
const MOST_NAMED = 20;

/** Documents that are not what was filed, met by an export that copies none: its lines are written all the same. */
export class AlteredDocumentsError extends Error {
  constructor(altered: readonly string[]) {
    const left = altered.length - MOST_NAMED;
    const lines = [...altered.slice(0, MOST_NAMED), ...(left > 0 ? [`and ${left} more`] : [])];
    super(`All claims are exported, but not every document is what was filed:\n${lines.join('\n')}`);
    this.name = 'AlteredDocumentsError';
  }
}

/** Reads the documents of a claim and says which of them are altered, a line each. Throws what reading throws. */
export async function alteredDocuments(
  { referenceCode, documents }: ExportedClaim,
  store: Pick<DocumentStore, 'read'>,
): Promise<string[]> {
  const altered: string[] = [];
  for (const document of documents) {
    try {
      await verifyDocument(document, store.read(document.key));
    } catch (error) {
      const message = faultOf(document.key, error);
      if (message === null) throw error;
      altered.push(`${referenceCode}, ${document.name}: ${message}`);
    }
  }
  return altered;
}

function faultOf(key: string, error: unknown): string | null {
  if (error instanceof DocumentAlteredError) return error.message;
  const isMissing =
    error instanceof Error &&
    (error.name === 'DocumentMissingError' || ('code' in error && error.code === 'ENOENT'));
  return isMissing ? `The document ${key} is not there` : null;
}
