import { ExpectedError } from '../../bundle/expectedError.ts';
import {
  DocumentAlteredError,
  DocumentMissingError,
  type DocumentSource,
  verifyDocument,
} from '../documents/documentStore.ts';
import { openDocument } from '../documents/openDocument.ts';
import { isOutage } from '../http/outage.ts';
import { AlteredValueError } from '../security/alteredValue.ts';
import { ServerKeyError } from '../security/serverKey.ts';
import type { KeptClaim } from '../store/storedClaim.ts';
import type { ExportedClaim, OpenedLine } from './exportedClaim.ts';

/** Maximum number of faults that a message names. */
const MOST_NAMED = 20;

/** Unreadable documents in a row after which no more are read: each takes half a minute where a store is silent. */
const MOST_UNREAD = 3;

/** Error of claims that cannot be opened, and of altered or unreadable documents: all others are exported. */
export class AlteredDataError extends ExpectedError {
  constructor(unopened: readonly string[], faults: readonly string[], isAnyAltered: boolean) {
    const what = isAnyAltered ? 'is what was filed' : 'could be read';
    super(
      [
        ...named('Not every claim is exported, because these cannot be opened:', unopened),
        ...named(
          `All ${unopened.length > 0 ? 'other ' : ''}claims are exported, but not every document ${what}:`,
          faults,
        ),
      ].join('\n'),
    );
  }
}

function named(heading: string, faults: readonly string[]): string[] {
  if (faults.length === 0) return [];
  const left = faults.length - MOST_NAMED;
  return [heading, ...faults.slice(0, MOST_NAMED), ...(left > 0 ? [`and ${left} more`] : [])];
}

/** Check of what is exported, claim by claim. */
export interface ExportCheck {
  /** Compares the documents of a claim with what was filed. */
  check(opened: OpenedLine): Promise<void>;
  /** Returns what `open` opens of a claim; undefined where it cannot be opened, because the others are exported. */
  skippingUnreadable<T>(claim: KeptClaim, open: () => Promise<T>): Promise<T | undefined>;
  /** Throws an AlteredDataError where a claim was not opened, or a document was altered, lost or not read. */
  requireFaultless(): void;
}

/** Creates the check, which reads no more documents after three outages in a row. `check` throws other read errors. */
export function createExportCheck(documents: DocumentSource): ExportCheck {
  const faults: string[] = [];
  // Once each: a table of CSV is read in two passes.
  const unopened = new Map<string, string>();
  let altered = 0;
  let unread = 0;
  const faultOf = async (
    document: ExportedClaim['documents'][number],
    dataKey: OpenedLine['dataKey'],
  ): Promise<string | null> => {
    if (unread >= MOST_UNREAD) return 'It was not read, as the documents before it could not be';
    try {
      await verifyDocument(document, openDocument(documents, document.key, dataKey));
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
    check: async ({ line, dataKey }) => {
      for (const document of line.documents) {
        const fault = await faultOf(document, dataKey);
        if (fault !== null) faults.push(`${line.referenceCode}, ${document.name}: ${fault}`);
      }
    },
    skippingUnreadable: async ({ id, referenceCode }, open) => {
      try {
        return await open();
      } catch (error) {
        if (!(error instanceof AlteredValueError || error instanceof ServerKeyError)) throw error;
        unopened.set(id, `${referenceCode}: ${error.message}`);
        return undefined;
      }
    },
    requireFaultless: () => {
      if (unopened.size + faults.length > 0)
        throw new AlteredDataError([...unopened.values()], faults, altered > 0);
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
