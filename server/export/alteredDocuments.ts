import { ExpectedError } from '../../bundle/expectedError.ts';
import {
  DocumentAlteredError,
  DocumentMissingError,
  type DocumentStore,
  verifyDocument,
} from '../documents/documentStore.ts';
import { isOutage } from '../http/outage.ts';
import type { ExportedClaim } from './exportedClaim.ts';

/** Maximum number of documents that a message names. */
const MOST_NAMED = 20;

/** Unreadable documents in a row after which no more are read: each takes half a minute where a store is silent. */
const MOST_UNREAD = 3;

/** Error of altered or unreadable documents of an export that copies none: its lines are written all the same. */
export class AlteredDocumentsError extends ExpectedError {
  constructor(faults: readonly string[], isAnyAltered: boolean) {
    const left = faults.length - MOST_NAMED;
    const lines = [...faults.slice(0, MOST_NAMED), ...(left > 0 ? [`and ${left} more`] : [])];
    const what = isAnyAltered ? 'is what was filed' : 'could be read';
    super(`All claims are exported, but not every document ${what}:\n${lines.join('\n')}`);
  }
}

/** Check of documents against what was filed, claim by claim. */
export interface DocumentCheck {
  check(claim: ExportedClaim): Promise<void>;
  /** Throws an AlteredDocumentsError where any of them was altered, lost or not read. */
  requireFaultless(): void;
}

/** Creates the check, which reads no more documents after three outages in a row. `check` throws other read errors. */
export function createDocumentCheck(store: Pick<DocumentStore, 'read'>): DocumentCheck {
  const faults: string[] = [];
  let altered = 0;
  let unread = 0;
  const faultOf = async (document: ExportedClaim['documents'][number]): Promise<string | null> => {
    if (unread >= MOST_UNREAD) return 'It was not read, as the documents before it could not be';
    try {
      await verifyDocument(document, store.read(document.key));
      unread = 0;
      return null;
    } catch (error) {
      const message = alteredOrLost(document.key, error);
      if (message === null && !isOutage(error)) throw error;
      if (message === null) unread += 1;
      else altered += 1;
      return message ?? (error as Error).message;
    }
  };
  return {
    check: async ({ referenceCode, documents }) => {
      for (const document of documents) {
        const fault = await faultOf(document);
        if (fault !== null) faults.push(`${referenceCode}, ${document.name}: ${fault}`);
      }
    },
    requireFaultless: () => {
      if (faults.length > 0) throw new AlteredDocumentsError(faults, altered > 0);
    },
  };
}

function alteredOrLost(key: string, error: unknown): string | null {
  if (error instanceof DocumentAlteredError) return error.message;
  const isMissing =
    error instanceof DocumentMissingError ||
    (error instanceof Error && 'code' in error && error.code === 'ENOENT');
  return isMissing ? `The document ${key} is not there` : null;
}
